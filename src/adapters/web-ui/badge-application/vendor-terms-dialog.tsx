import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";

/** Asks a vendor to accept the terms in force, where they did not. */
export function VendorTermsDialog() {
  const { data } = useRead("viewBadgeApplications", {});
  const [isPostponed, setPostponed] = useState(false);
  const act = useAct();
  const memory = useQueryClient();
  const terms = data?.data.vendorTerms;
  if (!terms || terms.acceptedVersion === terms.version || isPostponed) return null;
  const { version } = terms;
  const accept = async () => {
    const done = await act.send(() => client.call("acceptVendorTerms", { body: { version } }));
    // Also after a refusal: the terms may have changed meanwhile.
    if (done) void memory.invalidateQueries({ queryKey: ["viewBadgeApplications"] });
  };
  return (
    <ConfirmDialog
      open
      title={<Trans>Vendor terms</Trans>}
      effect={
        <Trans>
          There is a version of the vendor terms that you haven't accepted. Until you do, you can't
          turn on or publish an offer.
        </Trans>
      }
      confirmLabel={<Trans>Accept</Trans>}
      variant="primary"
      busy={act.isBusy}
      onConfirm={() => void accept()}
      onCancel={() => setPostponed(true)}
    >
      <p>
        <AppLink to="/vendor-terms" onClick={() => setPostponed(true)}>
          <Trans>Read the vendor terms</Trans>
        </AppLink>
      </p>
      {act.failure && (
        <Notice tone="danger">
          <FailureWords failure={act.failure} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
