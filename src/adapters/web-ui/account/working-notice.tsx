import { Trans } from "@lingui/react/macro";
import { Notice } from "../design/notice.tsx";

/** Shown while the browser works out a proof of work. */
export function WorkingNotice(props: { isWorking: boolean }) {
  return (
    props.isWorking && (
      <Notice tone="info">
        <Trans>Checking your browser. This takes a few seconds.</Trans>
      </Notice>
    )
  );
}
