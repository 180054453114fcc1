import { Trans } from "@lingui/react/macro";
import { SpanWords } from "../design/span-words.tsx";

/** A duration; below a minute in seconds. */
export function SecondsWords({ seconds }: { seconds: number }) {
  if (seconds >= 60) return <SpanWords span={seconds * 1_000} />;
  return (
    <bdi>
      <Trans>{seconds} s</Trans>
    </bdi>
  );
}
