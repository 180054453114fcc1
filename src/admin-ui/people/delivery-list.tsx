import { Trans } from "@lingui/react/macro";
import type { AdminBodyOf } from "../../adapters/http/client/admin-client.ts";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import styles from "../design/columns.module.css";

type Delivery = AdminBodyOf<"viewPersonAccess">["deliveries"][number];

/** What was sent to a person outside the program, and what became of it. */
export function DeliveryList({ deliveries }: { deliveries: readonly Delivery[] }) {
  if (deliveries.length === 0) {
    return (
      <p className={styles.second}>
        <Trans>Nothing was sent to them yet.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {deliveries.map((delivery) => (
        <li className={styles.item} key={delivery.id}>
          <div className={styles.line}>
            <KindWords delivery={delivery} />
            <StateChip state={delivery.state} />
          </div>
          <span className={styles.second}>
            <Moment at={delivery.madeAt} />
            {delivery.tries > 1 && (
              <>
                {" · "}
                <Trans>
                  <bdi>{delivery.tries}</bdi> tries
                </Trans>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function KindWords({ delivery: { kind, channel } }: { delivery: Delivery }) {
  switch (kind) {
    case "email_code":
      return <Trans>Code for the email address</Trans>;
    case "recovery":
      return <Trans>Link for a new password</Trans>;
    case "case_access":
      return <Trans>Email: banned, with a link to open cases</Trans>;
    case "recovered":
      return <Trans>Email: password was reset</Trans>;
    case "passkey_added":
      return <Trans>Email: passkey added</Trans>;
    case "passkey_removed":
      return <Trans>Email: passkey removed</Trans>;
    case "api_key_made":
      return <Trans>Email: API key created</Trans>;
    case "questions_set":
      return <Trans>Email: security questions set</Trans>;
    case "telegram_connected":
      return <Trans>Email: Telegram connected</Trans>;
    case "account_closed":
      return <Trans>Email: account closed</Trans>;
    case "reset_asked":
      return <Trans>Email: support asked to turn off two-factor</Trans>;
    case "factors_reset":
      return <Trans>Email: two-factor turned off</Trans>;
    case "signed_out":
      return <Trans>Email: signed out by support</Trans>;
    case "new_device":
      return <Trans>Email: sign-in on a new device</Trans>;
    case "notices":
      return <Trans>Email with notifications</Trans>;
    case "phone_code":
      return <Trans>Code for the phone number</Trans>;
    case "wallet_code":
      return <Trans>Code for a mobile money wallet</Trans>;
    case "factor_code_phone":
      return <Trans>Second factor by phone</Trans>;
    case "factor_code_email":
      return <Trans>Second factor by email</Trans>;
    case "outlet":
      return channel === "telegram" ? <Trans>Telegram message</Trans> : <Trans>Push message</Trans>;
  }
}

function StateChip({ state }: { state: Delivery["state"] }) {
  switch (state) {
    case "waiting":
      return (
        <Chip tone="info">
          <Trans>waiting</Trans>
        </Chip>
      );
    case "sending":
      return (
        <Chip tone="info">
          <Trans>being sent</Trans>
        </Chip>
      );
    case "sent":
      return (
        <Chip tone="done">
          <Trans>sent</Trans>
        </Chip>
      );
    case "bounced":
      return (
        <Chip tone="danger">
          <Trans>came back</Trans>
        </Chip>
      );
    case "failed":
      return (
        <Chip tone="danger">
          <Trans>failed</Trans>
        </Chip>
      );
    case "dropped":
      return (
        <Chip tone="neutral">
          <Trans>not needed any more</Trans>
        </Chip>
      );
    case "lost":
      return (
        <Chip tone="warning">
          <Trans>perhaps sent</Trans>
        </Chip>
      );
  }
}
