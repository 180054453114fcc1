import { useRef, useSyncExternalStore, type KeyboardEvent } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Spoken } from "../design/spoken.tsx";
import styles from "./room-tabs.module.css";

/** The two halves of the room; a phone shows one of them. */
export type RoomPart = "trade" | "chat";

const parts: readonly RoomPart[] = ["trade", "chat"];

/** From this width on both are shown side by side. */
const besideEachOther = "(width >= 992px)";

/** Whether the window shows only one half of the room at a time. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (look) => {
      const query = window.matchMedia(besideEachOther);
      query.addEventListener("change", look);
      return () => query.removeEventListener("change", look);
    },
    () => !window.matchMedia(besideEachOther).matches,
  );
}

/** The attributes that make an element a tab panel. */
export function panelOf(part: RoomPart, shown: RoomPart) {
  return {
    id: `panel-${part}`,
    role: "tabpanel",
    "aria-labelledby": `tab-${part}`,
    hidden: part !== shown,
  };
}

/** Selects the half of the room that is shown, by a tap or the arrow keys. */
export function RoomTabs(props: {
  shown: RoomPart;
  unread: number;
  onShow: (part: RoomPart) => void;
}) {
  const { shown, unread, onShow } = props;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = parts.find((part) => part !== shown) ?? shown;
    onShow(other);
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={t`Sections of this trade`}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          role="tab"
          id={`tab-${part}`}
          className={styles.tab}
          aria-controls={`panel-${part}`}
          aria-selected={part === shown}
          tabIndex={part === shown ? 0 : -1}
          onClick={() => onShow(part)}
          onKeyDown={onKeyDown}
        >
          {part === "trade" ? <Trans>Trade</Trans> : <Trans>Chat</Trans>}
          {part === "chat" && unread > 0 && <Unread count={unread} />}
        </button>
      ))}
    </div>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <>
      <bdi className={styles.count} aria-hidden="true">
        {count}
      </bdi>
      <Spoken>
        <Plural value={count} one="# new message" other="# new messages" />
      </Spoken>
    </>
  );
}
