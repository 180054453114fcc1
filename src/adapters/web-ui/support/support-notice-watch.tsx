import { useEffect } from "react";
import { useLocation } from "wouter";
import { supportPath } from "../navigation/paths.ts";
import { askedSupport } from "../navigation/support-address.ts";
import { useOpenSupport } from "../navigation/use-open-support.ts";
import { remember, remembered } from "../server/device-memory.ts";
import { useNoticeCount } from "../server/use-notice-count.ts";

const memory = "support-notice";

/** Says once on this device, over any page, that payment support wrote, unless the user is typing. */
export function SupportNoticeWatch() {
  const place = useNoticeCount()?.supportNotice ?? 0;
  const [path] = useLocation();
  const openSupport = useOpenSupport();
  const isNew = place > Number(remembered(memory) ?? 0) && path !== supportPath;
  useEffect(() => {
    if (!isNew) return undefined;
    const show = () => {
      if (isTyping() || askedSupport(window.location.search).wish !== undefined) return;
      remember(memory, String(place));
      openSupport("payment_support_notice");
    };
    show();
    // The focus has left the field only after the event.
    const later = () => setTimeout(show);
    document.addEventListener("focusout", later);
    return () => document.removeEventListener("focusout", later);
  }, [isNew, place, openSupport]);
  return null;
}

/** A dialog would take the focus in the middle of a word. */
function isTyping(): boolean {
  return document.activeElement?.matches("input, textarea, select, [contenteditable]") === true;
}
