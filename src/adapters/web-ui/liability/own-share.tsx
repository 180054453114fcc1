import { useState } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { DataOf } from "../../http/client/call-types.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { checkChain, checkProof, disagree } from "./check-liabilities.ts";
import type { LiabilityFault } from "./published-form.ts";
import { faultWords } from "./fault-words.tsx";
import { saveFile } from "../design/save-file.ts";
import styles from "./liability.module.css";

type Chain = DataOf<"listLiabilities">;
type Proof = DataOf<"proveLiability">;
type Checked = { readonly fault: LiabilityFault } | Awaited<ReturnType<typeof checkProof>>;

/** Checks in the browser that the reader's balances are in what is published for everybody. */
export function OwnShare({ chain }: { chain: Chain | undefined }) {
  const { isBusy, failure, send } = useAct();
  const [proof, setProof] = useState<Proof>();
  const [checked, setChecked] = useState<Checked>();
  const check = async () => {
    const told = await send(() => client.call("proveLiability", {}));
    if (!told?.ok) return;
    setProof(told.data);
    setChecked(await judge(told.data, chain));
  };
  return (
    <Card>
      <div className={styles.inside}>
        <p>
          <Trans>
            Your browser does the check itself, from your own balances up to the published totals.
            Our server cannot change the result.
          </Trans>
        </p>
        <div className={styles.acts}>
          <Button variant="primary" busy={isBusy} onClick={() => void check()}>
            <Trans>Check my balances</Trans>
          </Button>
          {proof && (
            <Button
              variant="plain"
              onClick={() =>
                saveFile(`my-balances-${proof.day}.json`, JSON.stringify(proof, null, 1))
              }
            >
              <Trans>Download the proof</Trans>
            </Button>
          )}
        </div>
        <output className={styles.result}>
          {failure && (
            <Notice tone="danger">
              <FailureWords failure={failure} />
            </Notice>
          )}
          {checked &&
            ("fault" in checked ? <Wrong fault={checked.fault} /> : <Right {...checked} />)}
        </output>
      </div>
    </Card>
  );
}

/** The reader's own file, and whether everybody is shown the same roots. */
async function judge(proof: Proof, chain: Chain | undefined): Promise<Checked> {
  const own = await checkProof(proof);
  if ("fault" in own || !chain) return own;
  const all = await checkChain(chain);
  if ("fault" in all) return all;
  const isElsewhere = all.publications.some((each) => disagree(each, own.publication));
  return isElsewhere ? { fault: "two_roots" } : own;
}

function Right({ coins, owner }: Exclude<Checked, { fault: unknown }>) {
  return (
    <>
      <Notice tone="done">
        {coins.length > 0 ? (
          <Trans>All your balances are in the published totals.</Trans>
        ) : (
          <Trans>You had no balance when the day was published.</Trans>
        )}
      </Notice>
      <ul className={styles.coins}>
        {coins.map(({ asset, units, parts }) => (
          <li key={asset}>
            <Money asset={asset} amount={units} />,{" "}
            <Plural value={parts} one="in # part" other="in # parts" />
          </li>
        ))}
      </ul>
      <p className={styles.lead}>
        <Trans>
          This is the account <bdi dir="ltr">{owner}</bdi> when the day was published, with what
          your trades held in escrow and what was on its way out.
        </Trans>
      </p>
    </>
  );
}

function Wrong({ fault }: { fault: LiabilityFault }) {
  return (
    <Notice tone="danger">
      {faultWords(fault)}{" "}
      <Trans>Save the proof and this page, and show both to others and to us.</Trans>
    </Notice>
  );
}
