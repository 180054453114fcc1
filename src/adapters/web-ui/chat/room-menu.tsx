import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { EllipsisVertical } from "lucide-react";
import { Spoken } from "../design/spoken.tsx";
import { Switch } from "../design/switch.tsx";
import { useMenu } from "../design/use-menu.ts";
import { isSoundOn, switchSound } from "../trade/attention-tone.ts";
import styles from "./room-menu.module.css";

/** What can be set for the room on this device. */
export function RoomMenu() {
  const { menu, isOpen, toggle } = useMenu();
  const [isOn, setOn] = useState(isSoundOn);
  return (
    <div ref={menu} className={styles.menu}>
      <button type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
        <Spoken>
          <Trans>Settings of this room</Trans>
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
              onChange={(on) => {
                switchSound(on);
                setOn(on);
              }}
            />
          </div>
          <p className={styles.hint}>
            <Trans>A short tone for a message or your turn, while this page is out of sight.</Trans>
          </p>
        </div>
      )}
    </div>
  );
}
