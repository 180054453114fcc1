import { useState, type SubmitEvent } from "react";
import { Plural, Trans } from "@lingui/react/macro";
import type { BondView } from "../../http/contract/bond/bond.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { Button } from "../design/button.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { wholeDays } from "./whole-days.ts";
import styles from "../account/account-form.module.css";

/** Leaves what is missing, in the coin that is chosen. */
export function PostBond({ view, onDone }: { view: BondView; onDone: () => void }) {
  const able = view.missingIn.find(({ isAvailable }) => isAvailable);
  const [chosen, choose] = useState<RealAsset>(able?.cryptoCurrencyCode ?? "BTC");
  const { isBusy, failure, send } = useAct();
  const wanted = view.missingIn.find((each) => each.cryptoCurrencyCode === chosen);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { crypto_currency_code: chosen };
    const left = await send(() => client.call("depositBond", { body }));
    if (left?.ok) onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <Notice tone="danger">
          <FailureWords failure={failure} />
        </Notice>
      )}
      <RadioList
        label={<Trans>Coin</Trans>}
        choices={view.missingIn.map(({ cryptoCurrencyCode, amount }) => ({
          value: cryptoCurrencyCode,
          words: <Money asset={cryptoCurrencyCode} amount={amount} />,
        }))}
        chosen={chosen}
        error={
          wanted &&
          !wanted.isAvailable && <Trans>Your balance of this coin doesn't cover it.</Trans>
        }
        onChoose={choose}
      />
      {wanted && (
        <Button variant="primary" type="submit" wide busy={isBusy}>
          <span>
            <Trans>
              Post <Money asset={chosen} amount={wanted.amount} /> as a bond
            </Trans>
          </span>
        </Button>
      )}
      <p className={styles.lead}>
        <Plural
          value={wholeDays(view.returnAfterSeconds)}
          one="You can get it back # day after the last trade that it covered."
          other="You can get it back # days after the last trade that it covered."
        />{" "}
        <Trans>
          If one of your payments is reversed, your trade partner is paid from your balance, and
          then from your bond.
        </Trans>
      </p>
    </form>
  );
}
