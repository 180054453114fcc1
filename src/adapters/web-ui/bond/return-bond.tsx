import { useState, type SubmitEvent } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { BondView } from "../../http/contract/bond/bond.ts";
import { isAboutProof, type TypedProof } from "../account/proof-field.tsx";
import { useProof } from "../account/use-proof.tsx";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { momentText } from "../design/moment-text.ts";
import { Notice } from "../design/notice.tsx";
import { bondWords } from "../failure/bond-words.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "../account/account-form.module.css";

/** Gets the bond back, once nothing that it covers is open. */
export function ReturnBond({ view, onDone }: { view: BondView; onDone: () => void }) {
  const { locale } = useLingui().i18n;
  const [now] = useState(() => Date.now());
  const { obstacle, freeAt, asks } = view;
  const { isBusy, failure, send } = useAct();
  const carryOut = async (typed: TypedProof) => {
    const back = await send(() => client.call("retrieveBond", { body: typed }));
    if (back?.ok) onDone();
  };
  const proof = useProof({ kind: asks, use: "sendout", failure, carryOut });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    proof.submit();
  };
  return (
    <Card>
      <div className={styles.form}>
        <h2>
          <Trans>Get it back</Trans>
        </h2>
        {obstacle !== null ? (
          <p className={styles.lead}>
            {bondWords(obstacle)}{" "}
            {obstacle === "bond_in_use" && freeAt !== null && Date.parse(freeAt) > now && (
              <Trans>
                It is free <bdi>{momentText(locale, Date.parse(freeAt), now)}</bdi>.
              </Trans>
            )}
          </p>
        ) : (
          <form className={styles.form} noValidate onSubmit={submit}>
            <p className={styles.lead}>
              <Trans>Your offers that need a bond go off when you take it back.</Trans>
            </p>
            {failure && !isAboutProof(failure) && (
              <Notice tone="danger">
                <FailureWords failure={failure} />
              </Notice>
            )}
            {proof.field}
            <Button variant="plain" type="submit" wide busy={isBusy}>
              <Trans>Return my bond</Trans>
            </Button>
          </form>
        )}
      </div>
    </Card>
  );
}
