import { Trans } from "@lingui/react/macro";
import type { AdminAnnouncementView } from "../../adapters/http/contract/admin/announcements.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import { useBannerAct } from "./use-banner-act.ts";

/** Asks why, then switches a banner on or off. */
export function SwitchDialog(props: { banner: AdminAnnouncementView; onClose: () => void }) {
  const { banner, onClose } = props;
  const { id, isOn, text } = banner;
  const { send, isSending, failure } = useBannerAct();
  const change = async (reason: string) => {
    const input = { parameters: { id }, body: { on: !isOn, reason } };
    if (await send(() => client.call("switchAnnouncement", input))) onClose();
  };
  return (
    <ReasonDialog
      title={isOn ? <Trans>Switch the banner off</Trans> : <Trans>Switch the banner on</Trans>}
      act={isOn ? <Trans>Switch it off</Trans> : <Trans>Switch it on</Trans>}
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void change(reason)}
      onClose={onClose}
    >
      <p>
        <bdi>{text}</bdi>
      </p>
    </ReasonDialog>
  );
}
