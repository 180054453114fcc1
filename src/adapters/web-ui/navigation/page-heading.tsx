import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import { HeadTaker, usePageState } from "../page-context.ts";
import { Arrivals } from "./arrival.ts";
import styles from "./page-heading.module.css";

let watched: Arrivals | undefined;

/** From the first effect on: a page may be drawn where there is no window. */
function arrivals(): Arrivals {
  watched ??= new Arrivals(window);
  return watched;
}

/** Sets the browser tab's title. */
function usePageTitle(title: string): void {
  const { brandName } = usePageState();
  const head = useContext(HeadTaker);
  head?.title(title);
  useEffect(() => {
    if (!head) document.title = `${title} · ${brandName}`;
  }, [head, title, brandName]);
}

/**
 * The one `h1` of a page, also while the page is being loaded: it gets the focus when the user
 * navigates to the page, and its text is the tab's title.
 *
 * - `title`: for the tab, and for the heading if there are no `children`.
 * - `isHidden`: for screen readers only, if the page's subject is visible in another way.
 */
export function PageHeading(props: {
  title: string;
  children?: ReactNode;
  isHidden?: boolean;
  className?: string | undefined;
}) {
  const { title, children, isHidden = false, className } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [path] = useLocation();
  usePageTitle(title);
  useLayoutEffect(() => {
    const shown = heading.current;
    // Before it goes: afterwards the focus is nowhere.
    return () => void (shown && arrivals().leave(shown));
  }, []);
  useEffect(() => {
    if (heading.current) arrivals().arrive(path, heading.current);
  }, [path]);
  const names = [styles.heading, isHidden && styles.hidden, className];
  return (
    <h1 ref={heading} tabIndex={-1} className={names.filter(Boolean).join(" ")}>
      {children ?? title}
    </h1>
  );
}
