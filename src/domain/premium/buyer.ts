/** What a buyer typed into the info form; the law wants it kept with the payment. */
export type Buyer = {
  readonly name: string;
  readonly surname: string;
  readonly mail: string;
  /** E.164. */
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
};
