import { ContainerModule } from "inversify";
import { translationRoutes } from "../adapters/http/inbound/translation/translation-routes.ts";
import { KeptTranslations } from "../adapters/translation/kept-translations.ts";
import { LibreTranslate } from "../adapters/translation/libre-translate.ts";
import type { Translator } from "../application/ports/translator.ts";
import { TranslateText } from "../application/translation/translate-text.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { messengerTokens } from "./messenger-module.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature translation. */
const translationTokens = {
  /** Undefined where the installation has none. */
  translator: token<Translator | undefined>("translator"),
  translateText: token<TranslateText>("translateText"),
};

function parts({ config: { translate } }: Installation): ContainerModule {
  const t = translationTokens;
  return new ContainerModule(({ bind }) => {
    bind(t.translator).toResolvedValue(
      (logger) =>
        translate &&
        new KeptTranslations(
          new LibreTranslate(translate, (status) =>
            logger.warn({ translation: { status } }, "a text was not translated"),
          ),
          Date.now,
        ),
      [tokens.logger],
    );
    bind(t.translateText).toResolvedValue(
      (translator, thread, offer, attempts, policy) =>
        new TranslateText({ translator, thread, offer, attempts, policy }),
      [
        t.translator,
        messengerTokens.readThread,
        offerTokens.viewOffer,
        accountTokens.attempts,
        policyTokens.whole,
      ],
    );
  });
}

/** The feature translation: readers have messages and terms translated by a service. */
export const translation: Feature = {
  module: parts,
  routes: () => [served(translationRoutes, translationTokens)],
};
