import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Search } from "lucide-react";
import { paymentMethodGroups } from "../../../domain/catalogue/payment-method-groups.ts";
import {
  findPaymentMethod,
  type PaymentMethod,
} from "../../../domain/catalogue/payment-methods.ts";
import { methodsIn } from "../../../domain/catalogue/method-currencies.ts";
import { Button } from "../design/button.tsx";
import { Field } from "../design/field.tsx";
import { useGroupNames } from "../market/group-names.ts";
import { useRead } from "../server/use-read.ts";
import styles from "./method-choice.module.css";

/** The chosen payment method, or all that pay in the currency to choose from. */
export function MethodChoice(props: {
  method: string;
  currency: string;
  /** Whether only gift cards are proposed. */
  isCard: boolean;
  error: ReactNode;
  onChange: (slug: string) => void;
}) {
  const chosen = findPaymentMethod(props.method);
  const [isOpen, setIsOpen] = useState(chosen === undefined);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The focused element is gone: the focus moves to its replacement.
    if (wasOpen.current !== isOpen) {
      place.current?.querySelector<HTMLElement>(isOpen ? "input" : "button")?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={place}>
      {isOpen || !chosen ? (
        <MethodList {...props} onClose={() => setIsOpen(false)} />
      ) : (
        <p className={styles.taken}>
          <Check aria-hidden="true" />
          <bdi className={styles.chosen}>{chosen.name}</bdi>
          <Button variant="plain" onClick={() => setIsOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}

/** The methods that most offers name: at most four (specification, section 9). */
function usePopular() {
  return useRead("listPopularPaymentMethods", {});
}

/** How many methods of a group are shown before "show all" (specification, section 9). */
const shownAtFirst = 15;

const giftCardGroup = 1;

/** The payment methods of a currency by group, searchable by name or group. */
function MethodList(props: {
  method: string;
  currency: string;
  /** Whether only gift cards are proposed. */
  isCard: boolean;
  error: ReactNode;
  onChange: (slug: string) => void;
  /** The user has chosen: by clicking, or by Enter in the search. Arrow keys only browse. */
  onClose: () => void;
}) {
  const { method, currency, isCard, onChange, onClose } = props;
  const { t } = useLingui();
  const groupNames = useGroupNames();
  const name = useId();
  const [wanted, setWanted] = useState("");
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const fits = ({ name: methodName }: PaymentMethod, groupName: string) =>
    [methodName, groupName].some((each) =>
      each.toLowerCase().includes(wanted.trim().toLowerCase()),
    );
  const ofCurrency = methodsIn(currency).filter(
    ({ groupId }) => !isCard || groupId === giftCardGroup,
  );
  const groups = paymentMethodGroups
    .map(({ id, slug }) => {
      const groupName = groupNames[slug] ?? slug;
      const methods = ofCurrency.filter((each) => each.groupId === id && fits(each, groupName));
      return { slug, groupName, methods };
    })
    .filter(({ methods }) => methods.length > 0);
  const popular = (usePopular().data?.data ?? []).flatMap(({ slug }) =>
    ofCurrency.filter((each) => each.slug === slug),
  );
  const count = groups.reduce((sum, { methods }) => sum + methods.length, 0);
  const chosen = findPaymentMethod(method);
  return (
    <div className={styles.choice}>
      <Field
        label={<Trans>Payment method</Trans>}
        hint={
          chosen && (
            <Trans>
              Selected: <bdi className={styles.chosen}>{chosen.name}</bdi>
            </Trans>
          )
        }
        error={props.error}
        type="search"
        name="payment_method"
        placeholder={t`Search by name`}
        autoComplete="off"
        suffix={<Search className={styles.search} aria-hidden="true" />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = groups[0]?.methods ?? [];
          if (event.key !== "Enter" || wanted.trim() === "") return;
          event.preventDefault();
          if (!first) return;
          onChange(first.slug);
          onClose();
        }}
      />
      <p className={styles.count} role="status">
        {count === 0 && <Trans>No method with this name. Try fewer letters.</Trans>}
      </p>
      <div className={styles.groups}>
        {wanted.trim() === "" && popular.length > 0 && (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>
              <Trans>Popular</Trans>
            </legend>
            <div className={styles.methods}>
              {popular.map((each) => (
                <Button
                  key={each.slug}
                  variant="plain"
                  onClick={() => {
                    onChange(each.slug);
                    onClose();
                  }}
                >
                  <bdi>{each.name}</bdi>
                </Button>
              ))}
            </div>
          </fieldset>
        )}
        {groups.map(({ slug, groupName, methods }) => (
          <fieldset key={slug} className={styles.group}>
            <legend className={styles.legend}>{groupName}</legend>
            <div className={styles.methods}>
              {(whole.has(slug) ? methods : methods.slice(0, shownAtFirst)).map((each) => (
                <label key={each.slug} className={styles.method}>
                  <input
                    className={styles.input}
                    type="radio"
                    name={name}
                    value={each.slug}
                    checked={each.slug === method}
                    onChange={() => onChange(each.slug)}
                    onClick={({ detail }) => detail > 0 && onClose()}
                  />
                  <bdi>{each.name}</bdi>
                </label>
              ))}
            </div>
            {methods.length > shownAtFirst && !whole.has(slug) && (
              <Button variant="plain" onClick={() => setWhole(new Set([...whole, slug]))}>
                <Trans>
                  Show all {methods.length} ({groupName})
                </Trans>
              </Button>
            )}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
