import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Droplets } from "lucide-react";
import type { CallFailure } from "../../http/client/call-types.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "./faucet.module.css";

/** Play money for who wants to try it out; in demo installations only. */
export function Faucet() {
  const readAgain = useReadAgain();
  const [state, setState] = useState<"rest" | "busy" | "done">("rest");
  const [failure, setFailure] = useState<CallFailure>();
  const fill = async () => {
    setState("busy");
    setFailure(undefined);
    const outcome = await client.call("useFaucet", {});
    if (outcome.ok) await Promise.all([readAgain("getBalances"), readAgain("getWalletHistory")]);
    else setFailure(outcome.failure);
    setState(outcome.ok ? "done" : "rest");
  };
  return (
    <div className={styles.faucet}>
      <Button variant="primary" busy={state === "busy"} onClick={() => void fill()}>
        <Droplets aria-hidden="true" />
        <Trans>Get play money</Trans>
      </Button>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      {state === "done" && (
        <Notice tone="done">
          <Trans>The play money is in your wallet.</Trans>
        </Notice>
      )}
    </div>
  );
}
