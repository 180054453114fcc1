import { useState, type FormEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MultisigEscrowView } from "../../http/contract/multisig-escrow/escrow.ts";
import { partyKeys } from "../../multisig/escrow-keys.ts";
import { keyAddress } from "../../multisig/key-address.ts";
import { readWords, seedOf } from "../../multisig/words.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { Notice } from "../design/notice.tsx";
import { TextArea } from "../design/text-area.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { escrowFailure } from "./escrow-failure.tsx";
import { askedPlaces, newWords } from "./new-words.ts";
import { focusAtStart } from "../design/focus-at-start.ts";
import { wordsProblem } from "./words-problem.tsx";
import styles from "./escrow-card.module.css";

/** Makes the words of a party, or takes those of an earlier trade, and gives the public keys of them. */
export function GiveKeys(props: {
  tradeId: string;
  escrow: MultisigEscrowView;
  onDone: () => void;
}) {
  const { escrow, onDone } = props;
  const [made, setMade] = useState<readonly string[]>();
  const [hasOwn, setHasOwn] = useState(false);
  const isGiven = escrow.side === "buyer" ? escrow.hasBuyersKeys : escrow.hasSellersKeys;
  const given = () => {
    setMade(undefined);
    onDone();
  };
  if (isGiven) return made ? <OtherWords /> : null;
  if (made) return <CheckedWords {...props} onDone={given} words={made} />;
  if (hasOwn) return <OwnWords {...props} />;
  return (
    <div className={styles.acts}>
      <Button variant="primary" onClick={() => setMade(newWords())}>
        <Trans>Make twelve words</Trans>
      </Button>
      <Button variant="plain" onClick={() => setHasOwn(true)}>
        <Trans>Use words from an earlier trade</Trans>
      </Button>
    </div>
  );
}

/** Words were shown here, and a key of others was given meanwhile. */
function OtherWords() {
  return (
    <Notice tone="warning">
      <Trans>
        You gave your key in another tab or browser. Keep the words from there: those that were
        shown here sign nothing.
      </Trans>
    </Notice>
  );
}

type Given = Parameters<typeof GiveKeys>[0];

/** Shows new words once, then asks for two of them. */
function CheckedWords({ words, ...given }: Given & { words: readonly string[] }) {
  const [places] = useState(askedPlaces);
  const [isWritten, setWritten] = useState(false);
  const [typed, setTyped] = useState<readonly [string, string]>(["", ""]);
  const { t } = useLingui();
  if (!isWritten) {
    return (
      <div key="shown" className={styles.form}>
        <p className={styles.words}>
          <Trans>
            Write these words on paper, in this order. Anyone who has them can sign for you, and
            without them nobody can: we don't have them, and they aren't shown again once you have
            given your key.
          </Trans>
        </p>
        <ol ref={focusAtStart} tabIndex={-1} className={styles.list} translate="no">
          {numbered(words).map(({ number, word }) => (
            <li key={number}>
              <bdi>{word}</bdi>
            </li>
          ))}
        </ol>
        <div className={styles.acts}>
          <Button variant="primary" onClick={() => setWritten(true)}>
            <Trans>I wrote them down</Trans>
          </Button>
        </div>
      </div>
    );
  }
  const readAt = (at: 0 | 1) => typed[at].trim().toLowerCase();
  const isRight = readAt(0) === words[places[0]] && readAt(1) === words[places[1]];
  const errorAt = (at: 0 | 1) =>
    words[places[at]]?.startsWith(readAt(at)) === true ? undefined : (
      <Trans>This isn't the word that was shown here. Compare it with your paper.</Trans>
    );
  const [first, second] = [places[0] + 1, places[1] + 1];
  return (
    <div key="checked" className={styles.form}>
      <p className={styles.words}>
        <Trans>Enter two of the words from your paper. Then you give your address.</Trans>
      </p>
      <Field
        ref={focusAtStart}
        label={t`Word ${first}`}
        error={errorAt(0)}
        value={typed[0]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setTyped([value, typed[1]])}
      />
      <Field
        label={t`Word ${second}`}
        error={errorAt(1)}
        value={typed[1]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setTyped([typed[0], value])}
      />
      {isRight ? (
        <AddressForm {...given} words={words} />
      ) : (
        <div className={styles.acts}>
          <Button variant="plain" onClick={() => setWritten(false)}>
            <Trans>Show the words again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** A word can be among them twice. */
function numbered(words: readonly string[]) {
  return words.map((word, place) => ({ number: place + 1, word }));
}

function OwnWords(given: Given) {
  const [typed, setTyped] = useState("");
  const [isLeft, setLeft] = useState(false);
  const words = readWords(typed);
  return (
    <div className={styles.form}>
      <TextArea
        ref={focusAtStart}
        label={<Trans>Your twelve words</Trans>}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isLeft && !words.ok ? wordsProblem(words.refusal) : undefined}
        onBlur={() => setLeft(typed !== "")}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {words.ok && <AddressForm {...given} words={words.value} />}
    </div>
  );
}

/** Where the party is paid; then their public keys are sent, and nothing else of the words. */
function AddressForm(props: Given & { words: readonly string[] }) {
  const { tradeId, escrow, words, onDone } = props;
  const [address, setAddress] = useState("");
  const { isBusy, failure, send, forget } = useAct();
  const { isDemo } = usePageState();
  const keys = () => partyKeys(seedOf(words), escrow.network, escrow.keyNumber);
  const type = (value: string) => {
    setAddress(value);
    forget();
  };
  const give = async (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() === "") return;
    const { shared, exit } = keys();
    const isSeller = escrow.side === "seller";
    const done = await send(() =>
      client.call("giveEscrowKeys", {
        parameters: { id: tradeId },
        body: {
          key: shared.publicKey,
          ...(isSeller && { exit_key: exit.publicKey }),
          address: address.trim(),
        },
      }),
    );
    if (done?.ok) onDone();
  };
  const isAboutAddress = failure?.code === "validation" || failure?.code === "wrong_address";
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void give(event)}>
      <Field
        label={<Trans>Your Bitcoin address</Trans>}
        error={isAboutAddress ? escrowFailure(failure) : undefined}
        hint={
          escrow.side === "buyer" ? (
            <Trans>You receive the Bitcoin here. Use a wallet of your own.</Trans>
          ) : (
            <Trans>
              If the trade ends without a sale, the Bitcoin comes back here. Use a wallet of your
              own.
            </Trans>
          )
        }
        value={address}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      {failure && !isAboutAddress && <Notice tone="danger">{escrowFailure(failure)}</Notice>}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={isBusy} disabled={address.trim() === ""}>
          <Trans>Give my key</Trans>
        </Button>
        {isDemo && (
          <Button
            variant="plain"
            onClick={() => type(keyAddress(keys().shared.publicKey, escrow.network))}
          >
            <Trans>Use a play address</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
