import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { percentText } from "../design/amount-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { problemWords } from "../offer-wizard/problem-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { useReadAgain } from "../server/use-read.ts";
import { movedMargins } from "./moved-margins.ts";
import styles from "./bulk-margins.module.css";

/** What the server said about one offer. */
interface Told {
  readonly position: number | null;
  readonly positionAfter: number | null;
  readonly code: string | null;
}

interface Answer {
  readonly isPreview: boolean;
  readonly rows: ReadonlyMap<string, Told>;
}

/** Moves the margins of many offers at once, after a look at where each would stand. */
export function BulkMargins(props: { offers: readonly MyOfferView[]; onClose: () => void }) {
  const offers = props.offers.filter(({ margin }) => margin !== null);
  const act = useAct();
  const readAgain = useReadAgain();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const [by, setBy] = useState("");
  const [wasTried, setWasTried] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const form = useRef<HTMLFormElement>(null);
  // It comes in place of the button that opens it, and takes its focus.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("[name=by]")?.focus(), []);
  const moved = movedMargins(offers, chosen, by);
  const ask = async (isPreview: boolean) => {
    if (!moved || moved.length === 0) return;
    const rows = moved.map(({ offer, margin }) => ({ hash: offer.idHashed, new_margin: margin }));
    const told = await act.send(() =>
      client.call("changeMargins", { body: { offers: rows, preview: isPreview } }),
    );
    if (!told?.ok) return;
    setAnswer({ isPreview, rows: new Map(told.data.map((row) => [row.hash, row])) });
    if (isPreview) return;
    // Pressed again it would move them twice.
    setBy("");
    setWasTried(false);
    await readAgain("listMyOffers");
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    void ask(true);
  };
  const chooseThese = (hashes: readonly string[]) => {
    setAnswer(undefined);
    setChosen(new Set(hashes));
  };
  const choose = (hash: string, isChosen: boolean) =>
    chooseThese([...chosen].filter((each) => each !== hash).concat(isChosen ? hash : []));
  const chosenCount = offers.filter(({ idHashed }) => chosen.has(idHashed)).length;
  const margins = new Map(moved?.map(({ offer, margin }) => [offer.idHashed, margin]));
  return (
    <Card>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={<Trans>Change margins by</Trans>}
          hint={
            <Trans>
              In percentage points, such as <bdi>0.5</bdi>. A minus sign lowers them. Offers at a
              fixed price keep theirs.
            </Trans>
          }
          name="by"
          inputMode="text"
          autoComplete="off"
          suffix="%"
          value={by}
          error={wasTried && moved === undefined && problemWords("margin", wrongNumber)}
          onChange={(event) => {
            setAnswer(undefined);
            setBy(event.currentTarget.value.trim());
          }}
        />
        <div className={styles.choices}>
          <span role="status">
            <Plural
              value={chosenCount}
              _0="No offers chosen"
              one="# offer chosen"
              other="# offers chosen"
            />
          </span>
          <Button
            variant="plain"
            onClick={() => chooseThese(offers.map(({ idHashed }) => idHashed))}
          >
            <Trans>Choose all</Trans>
          </Button>
          <Button variant="plain" disabled={chosenCount === 0} onClick={() => chooseThese([])}>
            <Trans>Choose none</Trans>
          </Button>
        </div>
        {wasTried && chosenCount === 0 && (
          <Notice tone="warning">
            <Trans>Choose the offers whose margins change.</Trans>
          </Notice>
        )}
        {act.failure && (
          <Notice tone="danger">
            <OfferFailureWords failure={act.failure} />
          </Notice>
        )}
        {answer && !answer.isPreview && <Done rows={[...answer.rows.values()]} />}
        <div className={styles.acts}>
          {answer?.isPreview ? (
            <Button variant="primary" busy={act.isBusy} onClick={() => void ask(false)}>
              <Trans>Change margins</Trans>
            </Button>
          ) : (
            <Button variant="primary" type="submit" busy={act.isBusy}>
              <Trans>Preview</Trans>
            </Button>
          )}
          <Button variant="plain" onClick={props.onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
        <ul className={styles.rows}>
          {offers.map((offer) => (
            <Row
              key={offer.idHashed}
              offer={offer}
              isChosen={chosen.has(offer.idHashed)}
              margin={answer && !answer.isPreview ? undefined : margins.get(offer.idHashed)}
              told={answer?.rows.get(offer.idHashed)}
              onChoose={(isChosen) => choose(offer.idHashed, isChosen)}
            />
          ))}
        </ul>
      </form>
    </Card>
  );
}

const wrongNumber = [{ field: "margin", code: "not_a_number" }] as const;

function Row(props: {
  offer: MyOfferView;
  isChosen: boolean;
  margin: string | undefined;
  told: Told | undefined;
  onChoose: (isChosen: boolean) => void;
}) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { offer, isChosen, margin, told, onChoose } = props;
  const { cryptoCurrencyCode: asset, fiatCurrencyCode: currency, paymentMethod } = offer;
  const now = percentText(locale, offer.margin ?? "0");
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <bdi>{`${asset} / ${currency} · ${paymentMethod.name}`}</bdi>
      </label>
      <span className={styles.margins}>
        {margin === undefined ? (
          <bdi>{now}</bdi>
        ) : (
          <Trans>
            <bdi>{now}</bdi> to <bdi>{percentText(locale, margin)}</bdi>
          </Trans>
        )}
      </span>
      {told && <Outcome told={told} />}
    </li>
  );
}

/** Where the offer stands and would stand, or why its margin stays. */
function Outcome({ told }: { told: Told }) {
  const { position, positionAfter, code } = told;
  if (code !== null) {
    return (
      <span className={styles.wrong}>
        {code === "out_of_bounds" ? (
          problemWords("margin", [{ field: "margin", code }])
        ) : (
          <Trans>Not changed: this offer has changed since you opened the page.</Trans>
        )}
      </span>
    );
  }
  if (position === null || positionAfter === null) return null;
  return (
    <span className={styles.place}>
      <Trans>
        Place <bdi>{position}</bdi> now, then <bdi>{positionAfter}</bdi>
      </Trans>
    </span>
  );
}

function Done({ rows }: { rows: readonly Told[] }) {
  const changed = rows.filter(({ code }) => code === null).length;
  const left = rows.length - changed;
  return (
    <Notice tone={left === 0 ? "done" : "warning"}>
      <Plural value={changed} one="# margin changed." other="# margins changed." />{" "}
      {left > 0 && (
        <Plural
          value={left}
          one="# offer stays as it was; the list says why."
          other="# offers stay as they were; the list says why."
        />
      )}
    </Notice>
  );
}
