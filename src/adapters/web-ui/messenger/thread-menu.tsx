import { Trans } from "@lingui/react/macro";
import { EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";
import type { ThreadMeta } from "../../http/contract/messenger/messenger.ts";
import { Spoken } from "../design/spoken.tsx";
import { showToast } from "../design/toast-store.ts";
import { useMenu } from "../design/use-menu.ts";
import { profilePath } from "../market/trader-link.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import {
  historyPath,
  messengerSettingsPath,
  partnerPath,
  sendPath,
  specialOfferPath,
} from "../navigation/paths.ts";
import styles from "./messenger.module.css";

/** Where a chat leads (specification, section 2). */
export function ThreadMenu({ id, meta }: { id: string; meta: ThreadMeta }) {
  const { menu, isOpen, toggle, close } = useMenu();
  const { partner, tradeId } = meta;
  const special = new URLSearchParams({ chat_id: id, partner_id: partner.username }).toString();
  return (
    <div ref={menu} className={styles.menu}>
      <button type="button" className={styles.dots} aria-expanded={isOpen} onClick={toggle}>
        <Spoken>
          <Trans>More about this chat</Trans>
        </Spoken>
        <EllipsisVertical aria-hidden="true" />
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <Item to={profilePath(partner.username)} onClick={close}>
            <Trans>View profile</Trans>
          </Item>
          {tradeId !== null && (
            <Item to={`/trade/${tradeId}`} onClick={() => tellOpened(close)}>
              <Trans>View trade</Trans>
            </Item>
          )}
          {tradeId === null && meta.refusal === null && (
            <Item to={`${specialOfferPath}?${special}`} onClick={close}>
              <Trans>Create special offer</Trans>
            </Item>
          )}
          <Item to={`${sendPath}?recipient=${partner.username}`} onClick={close}>
            <Trans>Send coins</Trans>
          </Item>
          <Item to={historyPath} onClick={close}>
            <Trans>Trade history</Trans>
          </Item>
          <Item to={messengerSettingsPath} onClick={close}>
            <Trans>Notification settings</Trans>
          </Item>
          <Item to={partnerPath} onClick={close}>
            <Trans>Partner programme</Trans>
          </Item>
        </div>
      )}
    </div>
  );
}

/** What the specification says where a chat leads to its trade (section 4). */
function tellOpened(close: () => void): void {
  close();
  showToast("info", <Trans>New trade started...</Trans>);
}

function Item(props: { to: string; onClick: () => void; children: ReactNode }) {
  return (
    <AppLink className={styles.item} to={props.to} onClick={props.onClick}>
      {props.children}
    </AppLink>
  );
}
