import { Button } from "../../../design/button.tsx";
import { Icon, iconNames } from "../../../design/icon.tsx";
import { Notice } from "../../../design/notice.tsx";
import { EmptyState, Skeleton } from "../../../design/placeholder.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { Scene, SceneAside } from "../../../design/scene.tsx";
import { SendActivation } from "../../../features/accounts/activation/mail-state.tsx";
import { LevelTag } from "../../../features/lexicon/level-tag.tsx";
import { GenerateList } from "../../../features/progress/generate-list/generate-list.tsx";
import { ListLimit } from "../../../features/progress/lists/list-limit.tsx";
import StoreBadges from "../../header/store-badges.tsx";
import styles from "./dev-ui.module.css";

const stores = { ios: "https://apps.apple.com/", android: "https://play.google.com/" };

/** Notices, dialogs and pictures. */
export function MessageParts() {
  return (
    <>
      <h2>Messages</h2>
      <Notice kind="info">Burada yayın yok; diziyi kendi platformunuzda izleyin.</Notice>
      <Notice kind="success" heading="Kaydedildi">
        <p>Listeniz hazır, 42 kelime var.</p>
      </Notice>
      <Notice kind="error" heading="Giriş yapılamadı">
        <p>E-posta ya da parola yanlış.</p>
      </Notice>
      <p>
        <span className="caption">I’ll be right back, keep the kettle warm</span>
      </p>
      <p className="note">Kenar notu: bu bölümde geçen kelimelerin çoğunu zaten biliyorsunuz.</p>
      <details>
        <summary>Puanlar nasıl hesaplanır?</summary>
        <p>Ne kadar çabuk yanıtlarsanız o kadar çok.</p>
      </details>
      <h2>States</h2>
      <EmptyState headingLevel={3} heading="Henüz liste yok" text="Bir bölümün kelimelerinden ilk listenizi yapın.">
        <Button>Dizilere göz atın</Button>
      </EmptyState>
      <Skeleton lines={3} />
      <Scene line="Whose umbrella is this?" />
      <SendActivation />
      <ListLimit />
      <GenerateList />
      <ProgressBar label="Bugünkü puan" value={620} max={1000} text="620 / 1.000" />
      <SceneAside label="Hesabınızla" lines={["Bildiğiniz kelimeler sizinle gelir", "Her quiz kaldığı yerden sürer"]} />
      <h2>Signs</h2>
      <div className={styles.row}>
        {[1, 2, 3, 4, 5].map((level) => (
          <LevelTag key={level} level={level} />
        ))}
      </div>
      <div className={styles.row}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <StoreBadges locale="tr" links={stores} />
      <table>
        <caption>Temmuz sıralaması</caption>
        <thead>
          <tr>
            <th scope="col">Sıra</th>
            <th scope="col">Kullanıcı</th>
            <th scope="col">Puan</th>
          </tr>
        </thead>
        <tbody>
          {["ayşegül", "çınar34", "jose"].map((name, index) => (
            <tr key={name}>
              <td>{index + 1}</td>
              <th scope="row">{name}</th>
              <td>{(14_210 - 900 * index).toLocaleString("tr")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h1>İğde ağacının altında: ıssız bir şehir</h1>
      <h2>¿Cómo funciona? Empezó mañana</h2>
      <h3>Üçüncü sezon, yedinci bölüm</h3>
      <p>
        Şu pijamalı hasta yağız şoföre çabucak güvendi. <b>El pingüino Wenceslao</b> /ˈθɝoʊli kəˈmɪʃənd/ ʒ ʊ ɑ æ ŋ ð
      </p>
    </>
  );
}
