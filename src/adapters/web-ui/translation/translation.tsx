import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Languages } from "lucide-react";
import type { TranslationView } from "../../http/contract/translation/translation.ts";
import { FailureWords } from "../failure/failure-words.tsx";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import styles from "./translation.module.css";

/** What can be translated: a message of a chat, or the terms of an offer. */
type Translatable =
  | { readonly chatId: string; readonly seq: number }
  | { readonly offerId: string };

/**
 * A button below a text that somebody else wrote, and its translation into the page's language. The
 * text goes to a service of the operator's choice, and only after a press.
 */
export function Translation({ of }: { of: Translatable }) {
  const { t, i18n } = useLingui();
  const { isBusy, failure, send, forget } = useAct();
  const [translated, setTranslated] = useState<TranslationView>();
  const [language = "en"] = i18n.locale.split("-");
  const ask = async () => {
    const outcome = await send(() => translate(of, language));
    if (outcome?.ok) setTranslated(outcome.data);
  };
  const close = () => {
    setTranslated(undefined);
    forget();
  };
  return (
    <div className={styles.translation}>
      {translated && (
        <p className={styles.text} lang={language}>
          <bdi>{translated.text}</bdi>
        </p>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          <FailureWords failure={failure} />
        </p>
      )}
      <p className={styles.foot}>
        {translated && <By from={translated.from} locale={i18n.locale} />}
        <button
          type="button"
          className={styles.act}
          aria-busy={isBusy}
          title={translated ? undefined : t`Sends this text to a translation service`}
          onClick={() => (translated ? close() : void ask())}
        >
          <Languages aria-hidden="true" />
          {translated ? (
            <Trans>Hide translation</Trans>
          ) : isBusy ? (
            <Trans>Translating …</Trans>
          ) : (
            <Trans>Translate</Trans>
          )}
        </button>
      </p>
    </div>
  );
}

function By({ from, locale }: { from: string | null; locale: string }) {
  const name = from === null ? undefined : languageName(locale, from);
  if (name === undefined) return <Trans>Translated by a machine; the original counts.</Trans>;
  return (
    <Trans>
      Translated from <bdi>{name}</bdi> by a machine; the original counts.
    </Trans>
  );
}

/** Undefined for a language that the browser has no name for. */
function languageName(locale: string, language: string): string | undefined {
  const names = new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
  return names.of(language);
}

function translate(of: Translatable, language: string) {
  const body = { language };
  if ("offerId" in of) {
    return client.call("translateTerms", { parameters: { id: of.offerId }, body });
  }
  const parameters = { id: of.chatId, seq: String(of.seq) };
  return client.call("translateMessage", { parameters, body });
}
