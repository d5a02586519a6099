/** Domains whose inboxes ignore dots in the local part; both are the same inbox. */
const dotless: readonly string[] = ["gmail.com", "googlemail.com"];

/**
 * The inbox of a mail address, as far as it can be told from the address: without case, without a plus tag, and for Gmail
 * without dots. For counting mails; two accounts may have the same.
 */
export function foldRecipient(mail: string): string {
  const folded = mail.trim().normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const local = folded.slice(0, at).replace(/(?<=.)\+.*$/, "");
  const domain = folded.slice(at + 1).replace(/\.$/, "");
  return dotless.includes(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
