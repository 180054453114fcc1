import type { ReactNode } from "react";
import { Plural, Trans } from "@lingui/react/macro";

/**
 * When a trader was last seen, translated from the API's English text (specification, section 4).
 */
export function LastSeenWords(props: { text: string | null }): ReactNode {
  if (props.text === null) return <Trans>not opened yet</Trans>;
  const [, digits = "", unit] =
    /^(\d+) (minute|hour|day|week)s? ago$/.exec(props.text) ?? ([] as string[]);
  const count = Number(digits);
  switch (unit) {
    case "minute":
      return (
        <Plural
          value={count}
          one={
            <span>
              seen <bdi>{digits}</bdi> minute ago
            </span>
          }
          other={
            <span>
              seen <bdi>{digits}</bdi> minutes ago
            </span>
          }
        />
      );
    case "hour":
      return (
        <Plural
          value={count}
          one={
            <span>
              seen <bdi>{digits}</bdi> hour ago
            </span>
          }
          other={
            <span>
              seen <bdi>{digits}</bdi> hours ago
            </span>
          }
        />
      );
    case "day":
      return (
        <Plural
          value={count}
          one={
            <span>
              seen <bdi>{digits}</bdi> day ago
            </span>
          }
          other={
            <span>
              seen <bdi>{digits}</bdi> days ago
            </span>
          }
        />
      );
    case "week":
      return (
        <Plural
          value={count}
          one={
            <span>
              seen <bdi>{digits}</bdi> week ago
            </span>
          }
          other={
            <span>
              seen <bdi>{digits}</bdi> weeks ago
            </span>
          }
        />
      );
    default:
      return <Trans>online</Trans>;
  }
}
