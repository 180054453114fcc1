import { Trans } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { useHiddenBalance } from "../server/hidden-balance.ts";

/** Hides the user's sums from whoever looks over their shoulder, or shows them again. */
export function HideBalanceButton() {
  const { isHidden, isBusy, failure, toggle } = useHiddenBalance();
  return (
    <>
      <Button variant="plain" busy={isBusy} onClick={() => void toggle()}>
        {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
        {isHidden ? <Trans>Show balance</Trans> : <Trans>Hide balance</Trans>}
      </Button>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
    </>
  );
}
