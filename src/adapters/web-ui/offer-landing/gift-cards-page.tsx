import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { giftCardSearchPath, giftCardStorePath } from "./gift-card-paths.ts";
import { usePolicy } from "../page-policy.ts";
import { BrandList } from "./brand-list.tsx";
import { offersOf, useCardBrands } from "./card-brands.ts";
import styles from "./offer-landing.module.css";

/** How many brands the page shows; the store has all. */
const shownBrands = 12;

/** What people do with gift cards here, and where to begin. */
export function GiftCardsPage() {
  const { t } = useLingui();
  const { flags } = usePolicy();
  const { brands = [] } = useCardBrands();
  const traded = brands.filter((brand) => offersOf(brand) > 0).slice(0, shownBrands);
  return (
    <div className={styles.page}>
      <PageHeading title={t`Gift cards`} />
      <p className={styles.lead}>
        <Trans>
          Trade gift cards for crypto with people. The crypto is in escrow from the start of a
          trade, and the code of a card is shown only once both sides have agreed on the card.
        </Trans>
      </p>
      <p className={styles.methods}>
        <Button variant="primary" href={giftCardStorePath}>
          <Trans>See all brands</Trans>
        </Button>
        {flags.giftCardSelling && (
          <Button variant="plain" href={`${giftCardSearchPath}?act=sell`}>
            <Trans>Sell a gift card for crypto</Trans>
          </Button>
        )}
      </p>
      {traded.length > 0 && (
        <section className={styles.part} aria-labelledby="brands">
          <h2 id="brands" className={styles.title}>
            <Trans>Brands with offers now</Trans>
          </h2>
          <BrandList brands={traded} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="safe">
        <h2 id="safe" className={styles.title}>
          <Trans>How to stay safe</Trans>
        </h2>
        <ul className={styles.points}>
          <li>
            <Trans>
              Give the code of a card only in the trade. Anyone who asks for it elsewhere is trying
              to steal it.
            </Trans>
          </li>
          <li>
            <Trans>
              Check the region of a card and what is on it before you accept it. Cards of one
              country often do not work in another.
            </Trans>
          </li>
          <li>
            <Trans>Keep the receipt until the trade is over. A dispute may ask for it.</Trans>
          </li>
        </ul>
      </section>
    </div>
  );
}
