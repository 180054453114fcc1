import { Plural } from "@lingui/react/macro";
import { AppLink } from "../navigation/app-link.tsx";
import { giftCardSearchPath } from "./gift-card-paths.ts";
import { offersOf, type CardBrand } from "./card-brands.ts";
import styles from "./brand-list.module.css";

/** Brands of gift cards; each leads to its offers. */
export function BrandList({ brands }: { brands: readonly CardBrand[] }) {
  return (
    <ul className={styles.brands}>
      {brands.map((brand) => (
        <li key={brand.slug}>
          <AppLink className={styles.brand} to={`${giftCardSearchPath}?card=${brand.slug}`}>
            <bdi className={styles.name}>{brand.name}</bdi>
            <span className={styles.count}>
              <Plural value={offersOf(brand)} one="# offer" other="# offers" />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
