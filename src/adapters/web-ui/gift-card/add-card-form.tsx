import { useState, type FormEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { paymentMethods } from "../../../domain/catalogue/payment-methods.ts";
import { cardTextLimits, type GiftCardType } from "../../../domain/dispute/card-text.ts";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./saved-cards.module.css";

const giftCardGroup = 1;
const brands = paymentMethods.filter(({ groupId }) => groupId === giftCardGroup);

/** A gift card to be saved: its brand, what it is, and its code. */
export function AddCardForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useLingui();
  const [brand, setBrand] = useState(brands[0]?.slug ?? "");
  const [type, setType] = useState<GiftCardType>("e-card");
  const [info, setInfo] = useState("");
  const [code, setCode] = useState("");
  const act = useAct();
  const isFaulty = (field: string) =>
    act.failure?.details.some((each) => each.field === field) === true;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { payment_method: brand, type, info, code };
    const outcome = await act.send(() => client.call("addGiftCard", { body }));
    if (!outcome?.ok) return;
    setInfo("");
    setCode("");
    onSaved();
  };
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <ListField label={<Trans>Brand</Trans>} value={brand} onChange={setBrand}>
          {brands.map(({ slug, name }) => (
            <option key={slug} value={slug} label={name} />
          ))}
        </ListField>
        <RadioList
          label={<Trans>Kind of card</Trans>}
          choices={[
            { value: "e-card" as const, words: <Trans>E-card</Trans> },
            { value: "physical" as const, words: <Trans>Physical card</Trans> },
          ]}
          chosen={type}
          error={undefined}
          onChoose={setType}
        />
        <Field
          label={<Trans>Description</Trans>}
          hint={<Trans>Your trade partner reads this first. Don't write the code here.</Trans>}
          name="info"
          autoComplete="off"
          maxLength={cardTextLimits.mostInfo}
          placeholder={t`Brand, country, value, when it was bought`}
          value={info}
          error={
            isFaulty("info") && <Trans>Say what card it is, in at least three characters.</Trans>
          }
          onChange={(event) => setInfo(event.currentTarget.value)}
        />
        <Field
          label={<Trans>Card code</Trans>}
          name="card-code"
          autoComplete="off"
          spellCheck={false}
          maxLength={cardTextLimits.mostCode}
          value={code}
          error={isFaulty("code") && <Trans>Enter the whole code.</Trans>}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <div>
          <Button variant="primary" type="submit" busy={act.isBusy}>
            <Trans>Save card</Trans>
          </Button>
        </div>
        {act.isDone && (
          <Notice tone="done">
            <Trans>The card is saved.</Trans>
          </Notice>
        )}
        {act.failure && (
          <Notice tone="danger">
            <FailureWords failure={act.failure} />
          </Notice>
        )}
      </form>
    </Card>
  );
}
