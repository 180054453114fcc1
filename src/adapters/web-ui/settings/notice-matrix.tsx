import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { NoticeChannel } from "../../../domain/notice/notice-choices.ts";
import type { NoticeTopic } from "../../../domain/notice/notice-story.ts";
import type { NoticeSettingsView } from "../../http/contract/notice/notice-settings.ts";
import { Spoken } from "../design/spoken.tsx";
import styles from "./notice-matrix.module.css";

const topicWords: Readonly<Record<NoticeTopic, () => ReactNode>> = {
  new_trade: () => <Trans>Someone starts a trade on your offer</Trans>,
  progress: () => <Trans>Payment, release and end of a trade</Trans>,
  proposal: () => <Trans>Proposals of your trade partner</Trans>,
  message: () => <Trans>New messages</Trans>,
  dispute: () => <Trans>Disputes and reversed payments</Trans>,
  feedback: () => <Trans>Feedback</Trans>,
  search: () => <Trans>New offers for your saved searches</Trans>,
  partner: () => <Trans>Rewards of the partner programme</Trans>,
  account: () => <Trans>Changes to your account</Trans>,
};

const channelWords: Readonly<Record<NoticeChannel, () => ReactNode>> = {
  web: () => <Trans>On this site</Trans>,
  email: () => <Trans>Email</Trans>,
  telegram: () => <Trans>Telegram</Trans>,
  app: () => <Trans>Browser</Trans>,
};

/**
 * Events in rows, channels in columns.
 *
 * - `channels`: those that reach the user; the others have no column.
 * - `label`: for screen readers.
 */
export function NoticeMatrix(props: {
  topics: readonly NoticeTopic[];
  channels: NoticeSettingsView["connected"];
  events: NoticeSettingsView["events"];
  label: ReactNode;
  onChange: (topic: NoticeTopic, channel: NoticeChannel, isOn: boolean) => void;
}) {
  const { topics, channels, events, onChange } = props;
  const rows = topics.flatMap((topic) => events.find(({ event }) => event === topic) ?? []);
  return (
    <table className={styles.matrix}>
      <caption>
        <Spoken>{props.label}</Spoken>
      </caption>
      <thead>
        <tr>
          <td />
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {channelWords[channel]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.event}>
            <th scope="row">{topicWords[row.event]()}</th>
            {channels.map((channel) => (
              <td key={channel}>
                <label className={styles.cell}>
                  <Spoken>
                    {topicWords[row.event]()}: {channelWords[channel]()}
                  </Spoken>
                  <input
                    type="checkbox"
                    name={`${row.event}-${channel}`}
                    checked={row[channel]}
                    onChange={({ currentTarget }) =>
                      onChange(row.event, channel, currentTarget.checked)
                    }
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
