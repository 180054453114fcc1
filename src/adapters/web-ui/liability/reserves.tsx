import { useState } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { DataOf } from "../../http/client/call-types.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { dayText } from "../design/day-text.ts";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { saveFile } from "../design/save-file.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useRead } from "../server/use-read.ts";
import { checkChain, disagree } from "./check-liabilities.ts";
import { faultWords } from "./fault-words.tsx";
import type { LiabilityFault } from "./published-form.ts";
import styles from "./liability.module.css";

type Held = NonNullable<DataOf<"viewReserves">>;
type Chain = DataOf<"listLiabilities">;

/** What our addresses hold beside what we owe, with a check of every signature in the browser. */
export function Reserves({ chain }: { chain: Chain | undefined }) {
  const { i18n } = useLingui();
  const found = useRead("viewReserves", {}).data;
  if (!found) return null;
  const held = found.data;
  if (!held) {
    return (
      <p className={styles.lead}>
        <Trans>What we hold on chains to cover it is not shown here.</Trans>
      </p>
    );
  }
  return (
    <Card>
      <div className={styles.inside}>
        <h2 className={styles.day}>
          <Trans>What we hold</Trans>
        </h2>
        <p>
          <Trans>
            On <bdi>{dayText(i18n.locale, `${held.day}T00:00:00Z`, "UTC")}</bdi> each of these
            addresses signed what it held. Any node of the chain tells whether it did.
          </Trans>
        </p>
        {held.network !== "main" && (
          <Notice tone="info">
            <Trans>This is play money. Most of a demo&apos;s coins are on no chain.</Trans>
          </Notice>
        )}
        <ul className={styles.coins}>
          {held.coins.map((coin) => (
            <li key={coin.asset}>
              <HeldCoin coin={coin} />
            </li>
          ))}
        </ul>
        <Signatures day={held.day} chain={chain} />
      </div>
    </Card>
  );
}

function HeldCoin({ coin }: { coin: Held["coins"][number] }) {
  const { asset, owed, held, addresses, height } = coin;
  return (
    <>
      <Trans>
        <Money asset={asset} amount={held} /> held, <Money asset={asset} amount={owed} /> owed
      </Trans>{" "}
      <span className={styles.lead}>
        (<bdi>{coverage(held, owed)}</bdi>,{" "}
        <Plural value={addresses} one="# address" other="# addresses" />
        {", "}
        <Trans>
          block <bdi>{height}</bdi>
        </Trans>
        )
      </span>
    </>
  );
}

/** In percent, never rounded up. Nothing owed is covered. */
function coverage(held: string, owed: string): string {
  const all = BigInt(owed);
  return `${all === 0n ? 100n : (BigInt(held) * 100n) / all}%`;
}

function Signatures({ day, chain }: { day: string; chain: Chain | undefined }) {
  const { isBusy, failure, send } = useAct();
  const [checked, setChecked] = useState<"right" | LiabilityFault>();
  const read = () => send(() => client.call("listReserves", { query: { day } }));
  const check = async () => {
    const told = await read();
    if (told?.ok) setChecked(await judge(told.data, chain));
  };
  const save = async () => {
    const told = await read();
    if (told?.ok) saveFile(`reserves-${day}.json`, JSON.stringify(told.data, null, 1));
  };
  return (
    <>
      <div className={styles.acts}>
        <Button variant="plain" busy={isBusy} onClick={() => void check()}>
          <Trans>Check the signatures</Trans>
        </Button>
        <Button variant="plain" busy={isBusy} onClick={() => void save()}>
          <Trans>Download the addresses</Trans>
        </Button>
      </div>
      <output className={styles.result}>
        {failure && (
          <Notice tone="danger">
            <FailureWords failure={failure} />
          </Notice>
        )}
        {checked === "right" && (
          <Notice tone="done">
            <Trans>Every address signed what it held, over what was published that day.</Trans>
          </Notice>
        )}
        {checked !== undefined && checked !== "right" && (
          <Notice tone="danger">{faultWords(checked)}</Notice>
        )}
      </output>
    </>
  );
}

/** The code for curves is read when somebody asks for it. */
async function judge(
  file: DataOf<"listReserves">,
  chain: Chain | undefined,
): Promise<"right" | LiabilityFault> {
  const { checkReserves } = await import("./check-reserves.ts");
  const reserves = await checkReserves(file);
  if ("fault" in reserves) return reserves.fault;
  if (!chain) return "right";
  const all = await checkChain(chain);
  if ("fault" in all) return all.fault;
  return all.publications.some((each) => disagree(each, reserves.publication))
    ? "two_roots"
    : "right";
}
