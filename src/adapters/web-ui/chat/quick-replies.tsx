import { Trans } from "@lingui/react/macro";
import { ChevronUp } from "lucide-react";
import { useMenu } from "../design/use-menu.ts";
import { useRead } from "../server/use-read.ts";
import { useReader } from "../server/use-reader.ts";
import styles from "./quick-replies.module.css";

/** The texts that a vendor prepared, to choose one: it is put into the message field. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  return useReader().isVendor ? <Replies onChoose={onChoose} /> : null;
}

/** Buttons, not a native select: there, an arrow key would already choose the first. */
function Replies({ onChoose }: { onChoose: (text: string) => void }) {
  const { menu, isOpen, toggle, close } = useMenu();
  const replies = useRead("viewVendorDesk", {}).data?.data.replies ?? [];
  if (replies.length === 0) return null;
  return (
    <div ref={menu} className={styles.replies}>
      <button type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
        <Trans>Quick replies</Trans>
        <ChevronUp aria-hidden="true" />
      </button>
      {isOpen && (
        <ul className={styles.panel}>
          {replies.map(({ title, text }) => (
            <li key={title}>
              <button
                type="button"
                className={styles.reply}
                onClick={() => {
                  close();
                  onChoose(text);
                }}
              >
                <bdi>{title}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
