import { Trans } from "@lingui/react/macro";
import { typedMinutes } from "../../../domain/account/notify-interval.ts";
import { Field } from "../design/field.tsx";
import { AudienceField } from "./person-fields.tsx";
import type { SettingsFields } from "./settings-fields.ts";
import { settingProblem } from "./settings-problems.tsx";
import { SettingsSection } from "./settings-section.tsx";
import styles from "./settings-section.module.css";

/** Who may write to the user, and how often notices of messages come. */
export function MessageFields({ draft, change, failure }: SettingsFields) {
  const isDigits = typedMinutes(draft.notifyInterval) !== undefined;
  return (
    <SettingsSection title={<Trans>Messages</Trans>}>
      <div className={styles.form}>
        <AudienceField
          label={<Trans>Who can write to you</Trans>}
          hint={<Trans>Your trade partner can always write to you.</Trans>}
          value={draft.accept_chat_messages}
          onChange={(audience) => change({ accept_chat_messages: audience })}
        />
        <Field
          label={<Trans>Time between notices of trade messages</Trans>}
          name="notifyTradeMessagesInterval"
          inputMode="numeric"
          autoComplete="off"
          value={draft.notifyInterval}
          suffix={<Trans>min</Trans>}
          hint={
            <Trans>Messages in between are sent together. Zero sends each one immediately.</Trans>
          }
          error={
            isDigits ? (
              settingProblem("notifyTradeMessagesInterval", failure)
            ) : (
              <Trans>Use digits only.</Trans>
            )
          }
          onChange={(event) => change({ notifyInterval: event.currentTarget.value })}
        />
      </div>
    </SettingsSection>
  );
}
