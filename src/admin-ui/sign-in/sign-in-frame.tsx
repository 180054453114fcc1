import type { ReactNode } from "react";
import { BrandMark } from "../design/brand-mark.tsx";
import styles from "./sign-in.module.css";

/** A page of one box: before anybody is signed in. */
export function SignInFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <BrandMark />
      <div className={styles.box}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
