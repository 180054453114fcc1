import { Trans, useLingui } from "@lingui/react/macro";
import { paymentMethodGroups } from "../../../domain/catalogue/payment-method-groups.ts";
import { LandingDocument } from "../article/landing-document.tsx";
import { numberFormat } from "../design/amount-text.ts";
import { useGroupNames } from "../market/group-names.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { buyPath, sellPath } from "../navigation/paths.ts";
import { usePolicy } from "../page-policy.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";
import styles from "./content-page.module.css";

/** For people who had to leave home: methods without a fee, and help (answers 46). */
export function RefugeesPage() {
  const { t } = useLingui();
  return (
    <ContentPage
      title={t`Help for refugees`}
      lead={
        <Trans>
          If you had to leave home, you can receive money from people abroad as crypto, and change
          it into the money of the country where you are now.
        </Trans>
      }
    >
      <CheapestMethods />
      <ContentPart title={<Trans>Without a bank account</Trans>}>
        <p>
          <Trans>
            Many offers are paid in cash, by mobile money or with gift cards. Choose the payment
            method in the list of offers; the terms say where and how you meet or are paid.
          </Trans>
        </p>
        <ul className={styles.list}>
          <li>
            <AppLink to={sellPath}>
              <Trans>Exchange Bitcoin for money</Trans>
            </AppLink>
          </li>
          <li>
            <AppLink to={buyPath}>
              <Trans>Buy Bitcoin to send to someone</Trans>
            </AppLink>
          </li>
        </ul>
      </ContentPart>
      <ContentPart title={<Trans>Stay safe</Trans>}>
        <p>
          <Trans>
            People who help you never need your password, your codes or your documents. Trade only
            here, where the crypto is in escrow, and meet people only in public places. Anyone who
            asks for a payment in advance to get you aid, papers or transport wants your money.
          </Trans>
        </p>
      </ContentPart>
      <LandingDocument kind="page" slug="refugees" />
      <AppLink to="/help">
        <Trans>Answers to the most common questions</Trans>
      </AppLink>
    </ContentPage>
  );
}

/** The groups of methods with the lowest escrow fee, by the policy in force. */
function CheapestMethods() {
  const { i18n } = useLingui();
  const { byGroup } = usePolicy().fees;
  const names = useGroupNames();
  const least = Math.min(...paymentMethodGroups.map(({ id }) => byGroup[id]));
  const cheapest = paymentMethodGroups.filter(({ id }) => byGroup[id] === least);
  const style = { style: "percent", maximumFractionDigits: 2 } as const;
  const fee = numberFormat(i18n.locale, style).format(least / 10_000);
  return (
    <ContentPart
      title={
        least === 0 ? (
          <Trans>Methods without a fee</Trans>
        ) : (
          <Trans>Methods with the lowest fee</Trans>
        )
      }
    >
      <p>
        {least === 0 ? (
          <Trans>With these, neither the buyer nor the seller pays a fee:</Trans>
        ) : (
          <Trans>
            Buyers pay no fee with any method. Sellers pay the lowest one, <bdi>{fee}</bdi>, with:
          </Trans>
        )}
      </p>
      <ul className={styles.list}>
        {cheapest.map(({ slug, name }) => (
          <li key={slug}>
            <AppLink to={`${sellPath}?group=${slug}`}>
              <bdi>{names[slug] ?? name}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </ContentPart>
  );
}
