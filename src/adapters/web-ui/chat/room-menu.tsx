import { Trans } from "@lingui/react/macro";
import { EllipsisVertical } from "lucide-react";
import { Spoken } from "../design/spoken.tsx";
import { Switch } from "../design/switch.tsx";
import { useMenu } from "../design/use-menu.ts";
import { useSound } from "../server/sound.ts";
import styles from "./room-menu.module.css";

/** Settings of the room. */
export function RoomMenu() {
  const { menu, isOpen, toggle } = useMenu();
  const { isOn, change } = useSound();
  return (
    <div ref={menu} className={styles.menu}>
      <button type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
        <Spoken>
          <Trans>Trade settings</Trans>
        </Spoken>
        <EllipsisVertical aria-hidden="true" />
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <div className={styles.item}>
            <span aria-hidden="true">
              <Trans>Sound</Trans>
            </span>
            <Switch
              label={<Trans>Sound</Trans>}
              shown={isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
              isOn={isOn}
              onChange={(on) => void change(on)}
            />
          </div>
          <p className={styles.hint}>
            <Trans>
              A short sound for a new message or your turn while this page is in the background.
            </Trans>
          </p>
        </div>
      )}
    </div>
  );
}
