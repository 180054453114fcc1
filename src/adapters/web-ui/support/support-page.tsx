import { useLingui } from "@lingui/react/macro";
import { useSearch } from "wouter";
import { PageHeading } from "../navigation/page-heading.tsx";
import { askedSupport } from "../navigation/support-address.ts";
import { SupportThread } from "./support-thread.tsx";
import styles from "./support.module.css";

/** The chat with support on a page of its own, as the mobile app opens it. */
export function SupportPage() {
  const { t } = useLingui();
  const { topic } = askedSupport(useSearch());
  return (
    <div className={styles.page}>
      <PageHeading title={t`Support`} isHidden />
      <SupportThread topic={topic} />
    </div>
  );
}
