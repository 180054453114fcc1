import { useEffect, useState, type ReactNode } from "react";
import Button from "@mui/material/Button";
import { useLogout } from "react-admin";
import { Trans, useLingui } from "@lingui/react/macro";
import { Menu, Search } from "lucide-react";
import { Link, useLocation } from "react-router";
import { BooksBanner } from "../books/books-banner.tsx";
import { KeyHint } from "../design/key-hint.tsx";
import { useStaffSession } from "../server/staff-session.ts";
import { ProofDialog } from "../proof/proof-dialog.tsx";
import { SignInAgain } from "../sign-in/sign-in-again.tsx";
import { HaltsBanner } from "../halts/halts-banner.tsx";
import { BrandMark } from "../design/brand-mark.tsx";
import { FindDialog } from "./find-dialog.tsx";
import { Navigation } from "./navigation.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import { RoleWords } from "../words/role-words.tsx";
import styles from "./console-layout.module.css";

/** The frame of every page: navigation, current user, and search. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [isFinding, setIsFinding] = useState(false);
  const [wanted, setWanted] = useState("");
  const isOpen = openAt === pathname;
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setIsFinding(true);
    };
    window.addEventListener("keydown", find);
    return () => window.removeEventListener("keydown", find);
  }, []);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <header className={styles.side}>
        <div className={styles.top}>
          <Link className={styles.home} to="/">
            <BrandMark />
          </Link>
          <Button
            className={styles.opener ?? ""}
            aria-expanded={isOpen}
            aria-controls="menu"
            startIcon={<Menu size={18} aria-hidden="true" />}
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          >
            <Trans>Menu</Trans>
          </Button>
        </div>
        <div className={styles.menu} id="menu" data-open={isOpen}>
          <button
            type="button"
            className={styles.find}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setIsFinding(true)}
          >
            <Search size={16} aria-hidden="true" />
            <Trans>Find</Trans>
            <KeyHint keys="⌘K" />
          </button>
          <Navigation />
          <Member />
        </div>
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <BooksBanner />
        <HaltsBanner />
        <PageBoundary key={pathname}>{children}</PageBoundary>
      </main>
      {isFinding && (
        <FindDialog typed={wanted} onType={setWanted} onClose={() => setIsFinding(false)} />
      )}
      <ProofDialog />
      <SignInAgain />
    </div>
  );
}

function Member() {
  const { t } = useLingui();
  const { member } = useStaffSession();
  const logOut = useLogout();
  if (!member) return null;
  return (
    <section className={styles.member} aria-label={t`Signed in`}>
      <div>
        <Link to="/me">
          <bdi>{member.username}</bdi>
        </Link>
        <div className={styles.who}>
          <bdi>{member.codeName}</bdi> · <RoleWords role={member.role} />
        </div>
      </div>
      <Button variant="outlined" size="small" onClick={() => void logOut()}>
        <Trans>Sign out</Trans>
      </Button>
    </section>
  );
}
