import { inBoth } from "../../language.ts";
import type { ConsolePageId } from "../../paths.ts";

type FrameTexts = {
  readonly name: string;
  readonly pages: Readonly<Record<ConsolePageId, string>>;
  readonly groups: Readonly<Record<"today" | "content" | "people" | "money" | "site", string>>;
  readonly navigation: string;
  readonly openMenu: string;
  readonly language: string;
  readonly dark: string;
  readonly toSite: string;
  readonly keys: string;
  readonly roles: Readonly<Record<"editor" | "admin", string>>;
  readonly noPage: string;
  readonly noPageText: string;
  readonly waiting: (count: string) => string;
};

export const frameTexts = inBoth<FrameTexts>(
  {
    name: "Yönetim",
    pages: {
      overview: "Genel bakış",
      reports: "Bildirimler",
      messages: "Mesajlar",
      titles: "Yapımlar",
      imports: "Aktarım",
      lexicon: "Sözlük",
      polls: "Anketler",
      people: "Kişiler",
      prizes: "Ödüller",
      flags: "Şüpheliler",
      payments: "Ödemeler",
      coupons: "Kuponlar ve kodlar",
      health: "Sistem",
      audit: "İşlem kaydı",
    },
    groups: { today: "Bugün", content: "İçerik", people: "İnsanlar", money: "Gelir", site: "Site" },
    navigation: "Yönetim sayfaları",
    openMenu: "Menüyü aç",
    language: "Dil",
    dark: "Koyu görünüm",
    toSite: "Siteye dön",
    keys: "Klavye kısayolları",
    roles: { editor: "Editör", admin: "Yönetici" },
    noPage: "Böyle bir sayfa yok",
    noPageText: "Adres değişmiş olabilir ya da bu sayfa rolünüze kapalıdır.",
    waiting: (count) => `${count} bekliyor`,
  },
  {
    name: "Console",
    pages: {
      overview: "Overview",
      reports: "Reports",
      messages: "Messages",
      titles: "Titles",
      imports: "Import",
      lexicon: "Lexicon",
      polls: "Polls",
      people: "People",
      prizes: "Prizes",
      flags: "Flags",
      payments: "Payments",
      coupons: "Coupons and codes",
      health: "Health",
      audit: "Audit log",
    },
    groups: { today: "Today", content: "Content", people: "People", money: "Money", site: "Site" },
    navigation: "Console pages",
    openMenu: "Open the menu",
    language: "Language",
    dark: "Dark theme",
    toSite: "Back to the site",
    keys: "Keyboard shortcuts",
    roles: { editor: "Editor", admin: "Admin" },
    noPage: "There's no such page",
    noPageText: "The address may have changed, or the page isn't open to your role.",
    waiting: (count) => `${count} waiting`,
  },
);
