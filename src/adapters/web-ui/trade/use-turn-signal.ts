import { useEffect, useRef } from "react";
import { useLingui } from "@lingui/react/macro";
import callingIcon from "./icon-calling.svg";
import { useIsFocused } from "../server/use-is-focused.ts";
import { useReader } from "../server/use-reader.ts";
import { playUnseen } from "./attention-tone.ts";

/** How long each of the two titles is shown (answers 162). */
const titleMs = 3_000;

/**
 * Calls back a user who is elsewhere: a tone when a turn comes, and the tab's title alternates
 * with the number of turns, and its icon with one that has a dot, for as long as there are any.
 */
export function useTurnSignal(turns: number | undefined): void {
  const { t } = useLingui();
  const isFocused = useIsFocused();
  const { isSoundEnabled } = useReader();
  const before = useRef(turns);
  useEffect(() => {
    const hasMore = before.current !== undefined && (turns ?? 0) > before.current;
    before.current = turns;
    if (hasMore && isSoundEnabled) playUnseen();
  }, [turns, isSoundEnabled]);
  const isCalling = !isFocused && turns !== undefined && turns > 0;
  const call = t`(${turns ?? 0}) your turn`;
  useEffect(() => (isCalling ? alternateTitle(call) : undefined), [isCalling, call]);
}

/**
 * Returns a function that ends it and restores the page's own title, even if that changed
 * meanwhile, and its icon.
 */
function alternateTitle(call: string): () => void {
  let own = document.title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const ownIcon = icon?.href;
  const showIcon = (href = "") => {
    if (icon && icon.href !== href) icon.href = href;
  };
  const isOwn = () => document.title !== call;
  const timer = setInterval(() => {
    if (isOwn()) {
      own = document.title;
      document.title = call;
      showIcon(callingIcon);
    } else {
      document.title = own;
      showIcon(ownIcon);
    }
  }, titleMs);
  return () => {
    clearInterval(timer);
    showIcon(ownIcon);
    if (!isOwn()) document.title = own;
  };
}
