import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "../design/card.tsx";
import { Field } from "../design/field.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { giftCardSearchPath } from "./gift-card-paths.ts";
import { BrandList } from "./brand-list.tsx";
import { offersOf, useCardBrands } from "./card-brands.ts";
import styles from "./offer-landing.module.css";

/** Every brand of gift cards that somebody trades (answers 45). */
export function CardStorePage() {
  const { t } = useLingui();
  const [wanted, setWanted] = useState("");
  const { brands, isError, isFetching, refetch } = useCardBrands();
  const traded = brands?.filter((brand) => offersOf(brand) > 0);
  const named = traded?.filter(({ name }) =>
    name.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <div className={styles.page}>
      <PageHeading title={t`Gift card store`} />
      <p className={styles.lead}>
        <Trans>Every brand that people buy or sell here right now.</Trans>
      </p>
      {!named && isError && <LoadFailure onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!named && !isError && <Skeleton shape="card" width="full" />}
      {named && (
        <>
          <Field
            label={<Trans>Brand</Trans>}
            type="search"
            autoComplete="off"
            placeholder={t`Search by name`}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
          {named.length > 0 && <BrandList brands={named} />}
          {named.length === 0 && (
            <Card>
              <p role="status">
                {traded?.length === 0 ? (
                  <Trans>No gift-card offers right now. Check back later.</Trans>
                ) : (
                  <Trans>No offers for a brand with this name.</Trans>
                )}
              </p>
            </Card>
          )}
        </>
      )}
      <AppLink to={giftCardSearchPath}>
        <Trans>All offers for gift cards</Trans>
      </AppLink>
    </div>
  );
}
