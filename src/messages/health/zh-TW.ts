/** Words of 健康檢查, 移交 and 自我測試 in zh-TW. */
import type { Shape } from '../shape';

export const zhTW = {
  title: '健康檢查',
  well: '一切正常。今天還可以寄 {left} 封信。',
  mend: '要現在修好其中可以修的嗎？（按「確定」修好，按「取消」只看不修。）',
  mended: '已修好 {count} 項。',
  tabMissing: '少了分頁：{tabs}。請用「檔案 > 版本記錄」還原，資料都在裡面。',
  findings: {
    'setup-needed': '還沒有在這個檔案按過「初始設定」，或這是別人檔案的副本。',
    'form-gone': '表單「{form}」打不開：可能已刪除，或您沒有編輯權。',
    'form-unlinked': '表單「{form}」的回覆沒有連到這個檔案。',
    'form-unpublished': '表單「{form}」沒有發布，別人填不了。',
    'triggers-missing': '少了 {count} 個觸發條件：表單、現場簿或定時檢查不會自動處理。',
    'triggers-other': '觸發條件由 {owner} 執行，信也由他寄出。要換人請用「移交」。',
    'floor-gone': '現場簿打不開：可能已刪除，或您沒有編輯權。',
    'zone-file': '試算表的時區是 {found}，規程是 {zone}。',
    'zone-script': '程式的時區是 {found}，規程是 {zone}；期限仍照規程計算，只有執行記錄的時間不同。',
    'quota-low': '今天只能再寄 {left} 封信，還有 {waiting} 封在等；其餘明天自動寄出。',
    'sweep-silent': '定時檢查已經 {minutes} 分鐘沒有動靜。',
    'schema-older': '這個檔案是舊版（{found}），程式是 {expected}。請先建立副本再試。',
    'schema-newer': '這個檔案比程式新（{found}，程式是 {expected}）。請更新程式。',
  },
  handOver: {
    title: '移交',
    question: '由您（{me}）接手觸發條件嗎？之後的信由您的帳號寄出；原本的 {owner} 會自動停下來。',
    done: '已由您接手。原本帳號的觸發條件會在下一次執行時自行移除。',
    'already-yours': '觸發條件本來就是您的。',
    'no-access': '您打不開表單或現場簿，請先請原本的主辦人給您編輯權。',
  },
  selfTest: {
    title: '自我測試',
    headings: ['項目', '應該是', '看到的', '結果'],
    fine: '相符',
    differs: '不同',
    done: '自我測試完成：{differs} 項不同。結果在「{tab}」分頁，可以整頁複製貼出。',
    probes: {
      'text-by-api': '由程式整批寫入的文字保留開頭的 0',
      'formula-by-api': '由程式整批寫入的「=」開頭仍是文字',
      'text-typed': '由程式輸入的數字文字會被轉成數字',
      atomic: '一次請求中有一項錯誤，其餘也不寫',
      lock: '指令碼鎖定可以取得並釋放',
      properties: '指令碼屬性寫入後讀得回來',
      room: '附屬程式檔讀得到，內容完整',
      who: '知道是誰按的',
      zone: '程式時區',
      locale: '試算表語言地區',
      quota: '今天剩下的寄信數大於 0',
      latency: '讀一次所有分頁的毫秒數小於 2000',
    },
  },
};
export type HealthWords = Shape<typeof zhTW>;
