import { useState, type FormEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MultisigEscrowView } from "../../http/contract/multisig-escrow/escrow.ts";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import { isAboutProof, lacksProof, ProofField, typedProof } from "../account/proof-field.tsx";
import { releaseProofKind } from "../account/release-proof-kind.ts";
import { cryptoWords } from "../trade/trade-facts.ts";
import { Button } from "../design/button.tsx";
import { Notice } from "../design/notice.tsx";
import { TextArea } from "../design/text-area.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { escrowFailure } from "./escrow-failure.tsx";
import { signShownPayout, type SignRefusal } from "./signed-payout.ts";
import { wordsProblem } from "./words-problem.tsx";
import styles from "./escrow-card.module.css";

/** What signing does now: it ends the trade, or pays out one that ended. */
type Use = "release" | "return" | "payout";

/** Shows what is signed, in amounts and addresses, and signs it in the browser with the party's words. */
export function SignPayout(props: {
  view: TradeView;
  escrow: MultisigEscrowView;
  onDone: () => void;
}) {
  const { view, escrow } = props;
  const use = useOf(view, escrow);
  if (!use) return null;
  const form = <SignForm {...props} use={use} />;
  const replacedFee = escrow.toSign?.replacedFee ?? null;
  if (replacedFee !== null) {
    return (
      <details className={styles.fold}>
        <summary>
          <Trans>Replace the payout by one with a higher network fee</Trans>
        </summary>
        <ReplacementPrice escrow={escrow} replacedFee={replacedFee} />
        {form}
      </details>
    );
  }
  if (use !== "return") return form;
  return (
    <details className={styles.fold}>
      <summary>
        <Trans>Cancel, and return the Bitcoin to the seller</Trans>
      </summary>
      {form}
    </details>
  );
}

/** Who pays for the replacement, and how much. */
function ReplacementPrice(props: { escrow: MultisigEscrowView; replacedFee: string }) {
  const { escrow, replacedFee } = props;
  const { i18n } = useLingui();
  const fee = escrow.toSign?.networkFee ?? replacedFee;
  const amountOf = (units: string) => cryptoWords(i18n.locale, "BTC", units);
  const more = amountOf(String(BigInt(fee) - BigInt(replacedFee)));
  return (
    <p className={styles.words}>
      <Trans>
        The payout was sent, and no block has taken it yet. It pays the network{" "}
        <bdi>{amountOf(replacedFee)}</bdi>; another one pays <bdi>{amountOf(fee)}</bdi>.
      </Trans>{" "}
      {escrow.ending?.kind === "split" ? (
        <Trans>
          That is <bdi>{more}</bdi> more, taken from what each of you gets, by your shares.
        </Trans>
      ) : (
        <Trans>
          That is <bdi>{more}</bdi> more, taken from what you get.
        </Trans>
      )}{" "}
      <Trans>You sign it, and so do we. Only one of the two can land.</Trans>
    </p>
  );
}

function useOf(
  { mySide, allowedActs }: TradeView,
  { ending }: MultisigEscrowView,
): Use | undefined {
  if (ending) return "payout";
  if (mySide === "seller") return allowedActs.includes("release") ? "release" : undefined;
  const mayEnd = allowedActs.includes("cancel") || allowedActs.includes("give-back");
  return mayEnd ? "return" : undefined;
}

function SignForm(props: {
  view: TradeView;
  escrow: MultisigEscrowView;
  use: Use;
  onDone: () => void;
}) {
  const { view, escrow, use, onDone } = props;
  const { i18n } = useLingui();
  const [words, setWords] = useState("");
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState<SignRefusal>();
  const [isUnproven, setUnproven] = useState(false);
  const { isBusy, failure, send, forget } = useAct();
  const kind = use === "release" ? releaseProofKind(view) : "nothing";
  const parameters = { id: view.id };
  /** Without a proof nothing is sent; what is wrong with the words is said all the same. */
  const sign = async (proof: ReturnType<typeof typedProof> | undefined) => {
    const signed = signShownPayout(escrow, words);
    setRefused(signed.ok ? undefined : signed.refusal);
    if (!signed.ok || !proof) return;
    const payout = signed.value;
    const done = await send<unknown, unknown>(() => {
      if (use === "release") {
        return client.call("releaseEscrow", { parameters, body: { payout, ...proof } });
      }
      return use === "return"
        ? client.call("returnEscrow", { parameters, body: { payout, status: view.status } })
        : client.call("signEscrowPayout", { parameters, body: { payout } });
    });
    if (done?.ok) onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = lacksProof(kind, typed);
    setUnproven(lacks);
    void sign(lacks ? undefined : typedProof(kind, typed));
  };
  const { toSign } = escrow;
  if (!toSign) return null;
  const amountOf = (units: string) => cryptoWords(i18n.locale, "BTC", units);
  const fee = amountOf(toSign.networkFee);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Consequence use={use} />
      <p className={styles.words}>
        <Trans>You sign exactly this:</Trans>
      </p>
      <ul className={styles.outputs}>
        {toSign.outputs.map(({ to, address, units }) => (
          <li key={to} className={styles.address}>
            <bdi>{amountOf(units)}</bdi> {receiver(to)} <bdi>{address}</bdi>
          </li>
        ))}
        <li>
          <Trans>
            <bdi>{fee}</bdi> network fee
          </Trans>
        </li>
      </ul>
      <TextArea
        label={<Trans>Your twelve words</Trans>}
        hint={<Trans>They stay in this browser, and are forgotten after signing.</Trans>}
        value={words}
        autoComplete="off"
        spellCheck={false}
        error={refused && refused.code !== "payout" ? wordsProblem(refused) : undefined}
        onChange={({ currentTarget: { value } }) => {
          setWords(value);
          forget();
        }}
      />
      <ProofField
        {...{ kind, failure }}
        use="release"
        isMissing={isUnproven}
        value={typed}
        onType={setTyped}
        onPasskey={(passkey) => void sign({ passkey })}
      />
      {refused?.code === "payout" && (
        <Notice tone="danger">
          <Trans>
            This isn't the payout that you agreed on, so nothing was signed. Contact support.
          </Trans>
        </Notice>
      )}
      {failure && !(isAboutProof(failure) && kind !== "nothing") && (
        <Notice tone="danger">{escrowFailure(failure)}</Notice>
      )}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {use === "release" ? (
            <Trans>Sign and release</Trans>
          ) : use === "return" ? (
            <Trans>Sign and cancel</Trans>
          ) : (
            <Trans>Sign the payout</Trans>
          )}
        </Button>
      </div>
    </form>
  );
}

/** What cannot be undone, before it is signed. */
function Consequence({ use }: { use: Use }) {
  if (use === "payout") return null;
  return (
    <Notice tone="warning">
      {use === "release" ? (
        <Trans>
          Sign only once the money is in your account. The Bitcoin then goes to the buyer, and
          nobody can undo that.
        </Trans>
      ) : (
        <Trans>
          If you have paid, don't sign. The Bitcoin goes back to the seller, and nobody can undo
          that.
        </Trans>
      )}
    </Notice>
  );
}

function receiver(to: "buyer" | "seller" | "platform") {
  if (to === "buyer") return <Trans>to the buyer:</Trans>;
  return to === "seller" ? <Trans>to the seller:</Trans> : <Trans>escrow fee, to us:</Trans>;
}
