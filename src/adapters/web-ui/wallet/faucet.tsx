import { Trans } from "@lingui/react/macro";
import { Droplets } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import styles from "./faucet.module.css";

/** Play money for trying things out: of demo accounts, and of everybody in a demo installation. */
export function Faucet() {
  const readAgain = useReadAgain();
  const { isBusy, isDone, failure, send } = useAct();
  const fill = () =>
    send(async () => {
      const told = await client.call("useFaucet", {});
      if (told.ok) await Promise.all([readAgain("getBalances"), readAgain("getWalletHistory")]);
      return told;
    });
  return (
    <div className={styles.faucet}>
      <Button variant="primary" busy={isBusy} onClick={() => void fill()}>
        <Droplets aria-hidden="true" />
        <Trans>Get play money</Trans>
      </Button>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      {isDone && (
        <Notice tone="done">
          <Trans>The play money is in your wallet.</Trans>
        </Notice>
      )}
    </div>
  );
}
