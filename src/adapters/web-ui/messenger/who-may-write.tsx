import { Trans } from "@lingui/react/macro";
import type { Audience } from "../../../domain/account/audience.ts";
import { Skeleton } from "../design/skeleton.tsx";
import { showToast } from "../design/toast-store.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead, useReadAgain } from "../server/use-read.ts";
import { AudienceField } from "../settings/person-fields.tsx";

/** Chooses from whom messages are accepted; it holds as soon as it is chosen. */
export function WhoMayWrite() {
  const profile = useRead("viewMessengerProfile", {});
  const readAgain = useReadAgain();
  const act = useAct();
  const accepts = profile.data?.data.accept_chat_messages;
  const choose = async (audience: Audience) => {
    const body = { accept_chat_messages: audience };
    const changed = await act.send(() => client.call("changeMessengerProfile", { body }));
    // Whatever the reason, it can only be tried again (specification, section 8).
    if (changed?.ok === false) {
      showToast("error", <Trans>Something went wrong. Nothing was changed. Try again.</Trans>);
    }
    await readAgain("viewMessengerProfile");
  };
  if (accepts === undefined)
    return profile.isError ? null : <Skeleton shape="control" width="full" />;
  return (
    <AudienceField
      label={<Trans>Who can write to you</Trans>}
      hint={<Trans>Your trade partner can always write to you in your trade.</Trans>}
      value={accepts}
      onChange={(audience) => void choose(audience)}
    />
  );
}
