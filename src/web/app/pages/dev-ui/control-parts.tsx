import { useId, useState } from "react";
import { Button, IconButton } from "../../../design/button.tsx";
import { Choice, Segmented } from "../../../design/choice.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { SelectField, TextAreaField, TextField } from "../../../design/field.tsx";
import { Icon } from "../../../design/icon.tsx";
import { Menu } from "../../../design/menu.tsx";
import { ForgotDialog } from "../../../features/accounts/password/forgot-dialog.tsx";
import { PasswordField } from "../../../features/accounts/password/password-field.tsx";
import { LevelChips } from "../../../features/lexicon/level-chips.tsx";
import styles from "./dev-ui.module.css";

const kinds = ["primary", "secondary", "quiet", "danger"] as const;
const orders = [
  { value: "count", text: "Sıklık" },
  { value: "first", text: "İlk geçiş" },
  { value: "level", text: "Düzey" },
] as const;

/** Buttons, fields and choices. */
export function ControlParts() {
  const radios = useId();
  const [isOpen, setOpen] = useState(false);
  const [order, setOrder] = useState<(typeof orders)[number]["value"]>("count");
  const [picked, setPicked] = useState([1]);
  const [mail, setMail] = useState<string>();
  return (
    <>
      <h2>Buttons</h2>
      {[{}, { disabled: true }, { isLoading: true }].map((state) => (
        <div key={JSON.stringify(state)} className={styles.row}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} {...state}>
              Kelimeleri göster
            </Button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <Button>
          <Icon name="play" />
          Teste başla
        </Button>
        <IconButton icon="speaker" label="Dinle" />
        <IconButton icon="eye-off" label="Anlamı gizle" />
        <a href="#content">Bölümün kelimelerine dönün</a>
      </div>
      <h2>Fields</h2>
      <TextField label="Kullanıcı adı" hint="En az 3 harf ya da rakam; boşluk olmaz." autoComplete="off" />
      <TextField label="Parola" type="password" error="En az 8 karakter olmalı." hint="Büyük ve küçük harf, rakam." />
      <TextField label="E-posta" type="email" defaultValue="ayse@example.com" disabled />
      <PasswordField label="Yeni şifre" hasRules autoComplete="off" />
      <PasswordField label="Şifre tekrarı" error="Şifre tekrarı hatalı" autoComplete="off" />
      <SelectField label="Konu">
        <option>Bir hata gördüm</option>
        <option>Bir dizi öneriyorum</option>
      </SelectField>
      <TextAreaField label="İletiniz" placeholder="Bize yazın" />
      <h2>Choices</h2>
      <div>
        <Choice kind="checkbox" label="Kullanım koşullarını kabul ediyorum" error="Kabul etmeden üye olunamaz." />
        <Choice kind="checkbox" label="Bana e-posta gönderin" hint="Ayda en çok bir kez." defaultChecked />
        <Choice kind="checkbox" label="Kapalı" disabled />
        <Choice kind="radio" name={radios} label="Aylık" defaultChecked />
        <Choice kind="radio" name={radios} label="Yıllık" />
        <Choice kind="switch" label="Süreyi göster" defaultChecked />
        <Choice kind="switch" label="Sesli okuma" hint="Tarayıcınızın sesiyle." />
      </div>
      <Segmented legend="Sıralama" options={orders} value={order} onChange={setOrder} />
      <LevelChips
        legend="Düzeyler"
        levels={picked}
        counts={[1204, 310, 96, 12, 0]}
        onToggle={(level) => setPicked([level])}
      />
      <h2>Layers</h2>
      <div className={styles.row}>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Dialog
        </Button>
        <Button kind="secondary" onClick={() => setMail("ayse@example.com")}>
          Form in a dialog
        </Button>
        <ForgotDialog mail={mail} onClose={() => setMail(undefined)} />
        <Menu label="Seçenekler">
          <button type="button">
            <Icon name="edit" /> Adını değiştir
          </button>
          <button type="button">
            <Icon name="share" /> Paylaş
          </button>
          <a href="#content">
            <Icon name="download" /> PDF olarak indir
          </a>
        </Menu>
      </div>
      <Dialog heading="Hesabınız silinsin mi?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Silinen hesap geri getirilemez; listeleriniz ve puanlarınız da gider.</p>
        <TextField label="Parolanız" type="password" />
        <footer>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            Vazgeç
          </Button>
          <Button kind="danger" onClick={() => setOpen(false)}>
            Hesabımı sil
          </Button>
        </footer>
      </Dialog>
    </>
  );
}
