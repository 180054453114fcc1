import { useState } from "react";
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
import styles from "./escrow-card.module.css";

/** Makes the words of a party, or takes those of an earlier trade, and gives the public keys of them. */
export function GiveKeys(props: {
  tradeId: string;
  escrow: MultisigEscrowView;
  onDone: () => void;
}) {
  const { escrow } = props;
  const [made, setMade] = useState<readonly string[]>();
  const [hasOwn, setHasOwn] = useState(false);
  const isGiven = escrow.side === "buyer" ? escrow.hasBuyersKeys : escrow.hasSellersKeys;
  if (isGiven) return null;
  if (made) return <CheckedWords {...props} words={made} />;
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

type Given = Parameters<typeof GiveKeys>[0];

/** Shows new words once, then asks for two of them. */
function CheckedWords({ words, ...given }: Given & { words: readonly string[] }) {
  const [places] = useState(askedPlaces);
  const [isWritten, setWritten] = useState(false);
  const [typed, setTyped] = useState<readonly [string, string]>(["", ""]);
  const { t } = useLingui();
  if (!isWritten) {
    return (
      <div className={styles.form}>
        <p className={styles.words}>
          <Trans>
            Write these words on paper, in this order. Anyone who has them can sign for you, and
            without them nobody can: we don't have them.
          </Trans>
        </p>
        <ol className={styles.list} translate="no">
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
  const isRight = places.every((place, at) => typed[at]?.trim().toLowerCase() === words[place]);
  const [first, second] = [places[0] + 1, places[1] + 1];
  return (
    <div className={styles.form}>
      <Field
        label={t`Word ${first}`}
        value={typed[0]}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped([value, typed[1]])}
      />
      <Field
        label={t`Word ${second}`}
        value={typed[1]}
        autoComplete="off"
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
  const words = readWords(typed);
  return (
    <div className={styles.form}>
      <TextArea
        label={<Trans>Your twelve words</Trans>}
        value={typed}
        autoComplete="off"
        spellCheck={false}
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
  const { isBusy, failure, send } = useAct();
  const { isDemo } = usePageState();
  const keys = () => partyKeys(seedOf(words), escrow.network, escrow.keyNumber);
  const give = async () => {
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
  return (
    <>
      <Field
        label={<Trans>Your Bitcoin address</Trans>}
        hint={
          escrow.side === "buyer" ? (
            <Trans>You receive the Bitcoin here. Use a wallet of your own.</Trans>
          ) : (
            <Trans>A refund is paid here. Use a wallet of your own.</Trans>
          )
        }
        value={address}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setAddress(value)}
      />
      {failure && <Notice tone="danger">{escrowFailure(failure)}</Notice>}
      <div className={styles.acts}>
        <Button
          variant="primary"
          busy={isBusy}
          disabled={address.trim() === ""}
          onClick={() => void give()}
        >
          <Trans>Give my key</Trans>
        </Button>
        {isDemo && (
          <Button
            variant="plain"
            onClick={() => setAddress(keyAddress(keys().shared.publicKey, escrow.network))}
          >
            <Trans>Use a play address</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
